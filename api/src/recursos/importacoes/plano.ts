import { createHash } from 'node:crypto';
import { setImmediate as ceder } from 'node:timers/promises';
import {
  TIPOS_DE_CELULA,
  type EntidadeImportavel,
  type LinhaConferida,
  type LinhaDePlanilha,
  type PlanilhaAConferir,
  type TipoDeCelula,
} from '@merenda/shared/contratos';
import { escreverValor, lerCelula, type CampoDePlanilha } from '@merenda/shared/regras';
import { conflito } from '../../nucleo/recusas.js';
import type { Folha } from '../../nucleo/planilhas/planilha.js';
import { celulaDoValor, ehTexto } from './celulas.js';
import type { Aberta, Definicao, Importavel, Mudanca, Plano, Valores } from './importavel.js';

/** Rows that are planned, and records that are written, before others get their turn. */
const FATIA = 200;

/** A row of the plan; the record is absent for a refused row. */
interface Planejada<Novo, Atual> {
  conferida: LinhaConferida;
  antes?: Atual | undefined;
  depois?: Novo;
}

/** An entity that can be imported, from what it says about itself. */
export function importavel<Novo, Atual extends { id: number; versao: number }>(
  entidade: EntidadeImportavel,
  definicao: Definicao<Novo, Atual>,
): Importavel {
  const { permissao, titulo, travas, abrir, inserir, atualizar } = definicao;
  return {
    entidade,
    permissao,
    titulo,
    travas,
    campos: async (banco, usuario) => (await abrir(banco, usuario)).campos,
    exportar: async (banco, usuario, ids): Promise<Folha> => {
      const { campos, atuais, valoresDe } = await abrir(banco, usuario);
      const porId = new Map([...atuais.values()].map((registro) => [registro.id, registro]));
      return {
        nome: titulo,
        colunas: campos.map(({ titulo, leitura }) => ({ titulo, texto: ehTexto(leitura) })),
        linhas: ids.flatMap((id) => {
          const registro = porId.get(id);
          if (!registro) return [];
          const valores = valoresDe(registro);
          return [campos.map((campo) => celulaDoValor(campo, valores[campo.campo] ?? null))];
        }),
      };
    },
    planejar: async (banco, usuario, planilha): Promise<Plano> => {
      const planejadas = await planejar(await abrir(banco, usuario), planilha);
      return {
        conferidas: planejadas.map(({ conferida }) => conferida),
        gravar: async (tx, numeros) => {
          const aceitas = planejadas.filter(({ conferida }) => numeros.has(conferida.numero));
          const criados: number[] = [];
          for (const novas of fatias(aceitas.flatMap((uma) => (uma.antes || !uma.depois ? [] : [uma.depois]))))
            criados.push(...(await inserir(tx, novas)).map(({ id }) => id));
          for (const mudancas of fatias(aceitas.flatMap(mudancaDe))) await atualizar(tx, mudancas);
          return criados;
        },
      };
    },
  };
}

const mudancaDe = <Novo, Atual>({ antes, depois }: Planejada<Novo, Atual>): Mudanca<Novo, Atual>[] =>
  antes && depois ? [{ antes, depois }] : [];

function fatias<T>(todas: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(todas.length / FATIA) }, (_, i) => todas.slice(i * FATIA, (i + 1) * FATIA));
}

async function planejar<Novo, Atual extends { id: number; versao: number }>(
  aberta: Aberta<Novo, Atual>,
  { colunas, linhas }: PlanilhaAConferir,
): Promise<Planejada<Novo, Atual>[]> {
  const campos = camposDasColunas(aberta.campos, colunas);
  const vistas = new Map<string, number>();
  const planejadas: Planejada<Novo, Atual>[] = [];
  for (const [i, linha] of linhas.entries()) {
    if (i % FATIA === 0) await ceder();
    planejadas.push(planejarLinha(aberta, campos, linha, vistas));
  }
  return planejadas;
}

/** The field of each column. 409 when the entity no longer has one, or two columns fill the same. */
function camposDasColunas(
  campos: readonly CampoDePlanilha[],
  colunas: PlanilhaAConferir['colunas'],
): (CampoDePlanilha | null)[] {
  const porNome = new Map(campos.map((campo) => [campo.campo, campo]));
  const escolhidos = colunas.flatMap(({ campo }) => campo ?? []);
  if (new Set(escolhidos).size < escolhidos.length)
    throw conflito('Duas colunas da planilha têm o mesmo campo. Escolha uma delas.');
  return colunas.map(({ campo }) => {
    if (campo === null) return null;
    const achado = porNome.get(campo);
    if (!achado) throw conflito('Um campo escolhido não existe mais. Leia a planilha de novo.');
    return achado;
  });
}

function planejarLinha<Novo, Atual extends { id: number; versao: number }>(
  aberta: Aberta<Novo, Atual>,
  campos: readonly (CampoDePlanilha | null)[],
  linha: LinhaDePlanilha,
  vistas: Map<string, number>,
): Planejada<Novo, Atual> {
  const { lidos, motivos } = lerLinha(campos, linha);
  const nome = nomeDa(linha, campos);
  const recusar = (porque: string[]): Planejada<Novo, Atual> => ({
    conferida: { numero: linha.numero, situacao: 'RECUSADA', nome, mudancas: [], motivos: porque, plano: '' },
  });
  const chave = aberta.chave(lidos);
  const repetida = chave === null ? undefined : vistas.get(chave);
  if (repetida !== undefined) return recusar([...motivos, `Repete o registro da linha ${repetida}.`]);
  if (chave !== null) vistas.set(chave, linha.numero);
  const antes = chave === null ? undefined : aberta.atuais.get(chave);
  if (motivos.length > 0) return recusar(motivos);

  const doCadastro = antes && aberta.valoresDe(antes);
  // An empty cell leaves what is stored.
  const lido = aberta.esquema.safeParse(aberta.paraCorpo({ ...doCadastro, ...lidos }));
  if (!lido.success)
    return recusar(
      porCampo(
        aberta.campos,
        lido.error.issues.map(({ path, message }) => [path.map(String), message]),
      ),
    );
  const depois = lido.data;
  const valores = aberta.valoresDe(depois);
  const perdidos = Object.keys(lidos).filter((campo) => vazio(valores[campo]) && lidos[campo] !== false);
  const violadas = (aberta.conferir?.(depois, antes) ?? []).map(
    ({ campo, mensagem }) => [campo.split('.'), mensagem] as const,
  );
  const recusas = [...perdidos.map((campo) => [[campo], SEM_USO] as const), ...violadas];
  if (recusas.length > 0) return recusar(porCampo(aberta.campos, recusas));

  const mudancas = doCadastro ? mudancasEntre(aberta.campos, doCadastro, valores) : [];
  if (antes && mudancas.length === 0)
    return { conferida: { numero: linha.numero, situacao: 'IGUAL', nome, mudancas, motivos: [], plano: '' } };
  const situacao = antes ? 'ALTERADA' : 'NOVA';
  const plano = planoDe([situacao, antes?.id, antes?.versao, depois]);
  return { conferida: { numero: linha.numero, situacao, nome, mudancas, motivos: [], plano }, antes, depois };
}

const SEM_USO = 'não se usa neste tipo de registro. Deixe em branco.';

const vazio = (valor: Valores[string] | undefined): boolean =>
  valor === undefined || valor === null || valor === '' || (typeof valor === 'object' && valor.length === 0);

/** The values that the row gives, and why some of its cells cannot be read. */
function lerLinha(
  campos: readonly (CampoDePlanilha | null)[],
  { celulas, tipos }: LinhaDePlanilha,
): { lidos: Valores; motivos: string[] } {
  const lidos: Valores = {};
  const motivos: string[] = [];
  for (const [i, campo] of campos.entries()) {
    if (!campo) continue;
    const tipo = (tipos[i] ?? TIPOS_DE_CELULA.vazia) as TipoDeCelula;
    const lida = lerCelula(campo, { texto: celulas[i] ?? '', tipo });
    if ('motivo' in lida) motivos.push(`${campo.titulo}: ${lida.motivo}`);
    else if (lida.valor !== null) lidos[campo.campo] = lida.valor;
  }
  return { lidos, motivos };
}

/** What the preview calls the row: its first cells that say something. */
function nomeDa({ celulas }: LinhaDePlanilha, campos: readonly (CampoDePlanilha | null)[]): string {
  const ditas = celulas.filter((texto, i) => campos[i]?.leitura.tipo === 'texto' && texto.trim() !== '');
  return (ditas[0] ?? celulas.find((texto) => texto.trim() !== '') ?? '').trim();
}

/**
 * One sentence for each field: 'Categoria: Informe a categoria do alimento.' Of a path the first name that is a column:
 * `item.id` is 'Item', `pessoa.cpf` is 'CPF'.
 */
function porCampo(
  campos: readonly CampoDePlanilha[],
  recusas: readonly (readonly [caminho: readonly string[], mensagem: string])[],
): string[] {
  const frases = new Map<string, string>();
  for (const [caminho, mensagem] of recusas) {
    const coluna = campos.find(({ campo }) => caminho.includes(campo));
    const campo = coluna?.campo ?? caminho[0] ?? '';
    if (!frases.has(campo)) frases.set(campo, coluna ? `${coluna.titulo}: ${mensagem}` : mensagem);
  }
  return [...frases.values()];
}

function mudancasEntre(
  campos: readonly CampoDePlanilha[],
  antes: Valores,
  depois: Valores,
): LinhaConferida['mudancas'] {
  return campos.flatMap((campo) => {
    const [de, para] = [antes[campo.campo] ?? null, depois[campo.campo] ?? null];
    if (String(de) === String(para) || (vazio(de) && vazio(para))) return [];
    return [{ campo: campo.titulo, de: escreverValor(campo, de), para: escreverValor(campo, para) }];
  });
}

/** Names a write exactly: what becomes of which version of which record. */
const planoDe = (escrita: unknown): string =>
  createHash('sha256').update(JSON.stringify(escrita)).digest('base64url').slice(0, 22);
