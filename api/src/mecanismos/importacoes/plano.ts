import { createHash } from 'node:crypto';
import { setImmediate as ceder } from 'node:timers/promises';
import type { EntidadeImportavel, LinhaConferida, PlanilhaAConferir } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { OPCAO_DA_LISTA, type CampoDePlanilha } from '@merenda/shared/regras';
import type { Folha } from '../../nucleo/planilhas/planilha.js';
import { conflito } from '../../nucleo/recusas.js';
import { celulaDoValor, colunaDoCampo } from './celulas.js';
import {
  vazio,
  type Aberta,
  type AoAvancar,
  type Definicao,
  type Importavel,
  type Mudanca,
  type Origem,
  type Plano,
  type Valores,
} from './importavel.js';
import { mudancasDoRegistro } from './mudancas.js';
import { lerLinha, reunirRegistros, type ColunaComCampo, type LinhaLida, type RegistroLido } from './registros.js';

/** Records that are planned, and written, before others get their turn. */
const FATIA = 200;

/** A record of the plan, with its rows; the record is absent for a refused one. */
interface Planejado<Novo, Atual> {
  conferidas: LinhaConferida[];
  antes?: Atual | undefined;
  depois?: Novo;
}

/** An entity that can be imported, from what it says about itself. */
export function importavel<Novo, Atual extends { id: number }>(
  entidade: EntidadeImportavel,
  definicao: Definicao<Novo, Atual>,
): Importavel {
  const { permissao, titulo, travas, abrir, inserir, atualizar, senha, dizer } = definicao;
  return {
    entidade,
    permissao,
    titulo,
    travas,
    ...(dizer && { dizer }),
    exigirSenha: (contexto) => senha?.exigir(contexto),
    campos: async (banco, usuario) => (await abrir(banco, usuario)).campos,
    exportar: async (banco, usuario, ids): Promise<Folha> => {
      const { campos, atuais, valoresDe, partes } = await abrir(banco, usuario);
      const porId = new Map([...atuais.values()].map((registro) => [registro.id, registro]));
      return {
        nome: titulo,
        colunas: campos.map(colunaDoCampo),
        linhas: (ids ?? [...porId.keys()]).flatMap((id) => {
          const registro = porId.get(id);
          if (!registro) return [];
          // What belongs to the record is in its first row.
          const [primeira, ...demais] = partes ? partes.de(registro) : [{}];
          const linhas: Valores[] = [{ ...valoresDe(registro), ...primeira }, ...demais];
          return linhas.map((valores) => campos.map((campo) => celulaDoValor(campo, valores[campo.campo] ?? null)));
        }),
      };
    },
    modelo: async (banco, usuario) => {
      const { campos, amostra, partes } = await abrir(banco, usuario);
      return { campos, amostra, emPartes: partes !== undefined };
    },
    planejar: async (banco, usuario, planilha, aoAvancar = () => undefined): Promise<Plano> => {
      const planejados = await planejar(await abrir(banco, usuario), planilha, aoAvancar);
      return {
        conferidas: planejados.flatMap(({ conferidas }) => conferidas).sort((a, b) => a.numero - b.numero),
        pedeSenha: planejados.some(({ antes, depois }) => depois && senha?.pede(usuario.id, depois, antes)),
        gravar: async (tx, registros, aoAvancar) => {
          const aceitos = planejados.filter(({ conferidas: [primeira] }) => primeira && registros.has(primeira.numero));
          const criados: number[] = [];
          let gravados = 0;
          const avancar = async (mais: number) => {
            aoAvancar((gravados += mais) / aceitos.length);
            await ceder();
          };
          for (const novos of fatias(aceitos.flatMap((um) => (um.antes || !um.depois ? [] : [um.depois])))) {
            criados.push(...(await inserir(tx, novos)).map(({ id }) => id));
            await avancar(novos.length);
          }
          for (const mudancas of fatias(aceitos.flatMap(mudancaDe))) {
            await atualizar(tx, mudancas);
            await avancar(mudancas.length);
          }
          return criados;
        },
      };
    },
  };
}

const mudancaDe = <Novo, Atual>({ antes, depois }: Planejado<Novo, Atual>): Mudanca<Novo, Atual>[] =>
  antes && depois ? [{ antes, depois }] : [];

function fatias<T>(todas: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(todas.length / FATIA) }, (_, i) => todas.slice(i * FATIA, (i + 1) * FATIA));
}

async function planejar<Novo, Atual extends { id: number }>(
  aberta: Aberta<Novo, Atual>,
  { colunas, linhas }: PlanilhaAConferir,
  aoAvancar: AoAvancar,
): Promise<Planejado<Novo, Atual>[]> {
  const comCampos = comOsCampos(aberta.campos, colunas);
  const lidas: LinhaLida[] = [];
  for (const [i, linha] of linhas.filter(({ ignorada }) => ignorada === undefined).entries()) {
    if (i % FATIA === 0) await ceder();
    lidas.push(lerLinha(comCampos, linha));
  }
  const planejados: Planejado<Novo, Atual>[] = [];
  const registros = reunirRegistros(aberta, lidas);
  for (const [i, registro] of registros.entries()) {
    if (i % FATIA === 0) {
      aoAvancar(i / registros.length);
      await ceder();
    }
    planejados.push(planejarRegistro(aberta, registro));
  }
  return planejados;
}

/** The field of each column. 409 when the entity no longer has one, or two columns fill the same. */
function comOsCampos(campos: readonly CampoDePlanilha[], colunas: PlanilhaAConferir['colunas']): ColunaComCampo[] {
  const porNome = new Map(campos.map((campo) => [campo.campo, campo]));
  const escolhidos = colunas.flatMap(({ campo }) => campo ?? []);
  if (new Set(escolhidos).size < escolhidos.length)
    throw conflito('Duas colunas da planilha têm o mesmo campo. Escolha uma delas.');
  return colunas.map(({ campo, trocas: ditas = [], ...coluna }) => {
    const trocas = new Map(ditas.map(({ de, para }) => [paraBusca(de), para]));
    if (campo === null) return { ...coluna, campo, trocas };
    const achado = porNome.get(campo);
    if (!achado) throw conflito('Um campo escolhido não existe mais. Leia a planilha de novo.');
    return { ...coluna, campo: achado, trocas };
  });
}

function planejarRegistro<Novo, Atual extends { id: number }>(
  aberta: Aberta<Novo, Atual>,
  registro: RegistroLido,
): Planejado<Novo, Atual> {
  const { chave, linhas, proprios } = registro;
  const ilegivel = linhas.some(({ motivos }) => motivos.length > 0);
  // The other reasons are added where they are certain: the row is a record, its key can be read, and no row above has the
  // same key.
  const umaLinha =
    !aberta.partes || (aberta.partes.opcionais === true && linhas.every((linha) => semPartes(aberta, linha)));
  const certo = chave !== null && umaLinha && linhas[0].motivos.every(({ campo }) => campo !== null);
  if (ilegivel && !certo) return recusado(registro);
  const antes = chave === null ? undefined : aberta.atuais.get(chave);
  const doCadastro = antes && aberta.valoresDe(antes);
  const partes = partesDe(aberta, registro, antes);
  const recusar = (recusas: readonly Recusa[]): Planejado<Novo, Atual> => {
    recusarNasLinhas(aberta, registro, partes, recusas);
    return recusado(registro);
  };

  // An empty cell keeps the stored value.
  const corpo = aberta.paraCorpo(
    { ...doCadastro, ...proprios },
    partes.map(({ valores }) => valores),
    antes,
  );
  const lido = aberta.esquema.safeParse(corpo);
  if (!lido.success)
    return recusar(lido.error.issues.map(({ path, message }) => ({ caminho: path.map(String), mensagem: message })));
  if (ilegivel) return recusado(registro);
  const depois = lido.data;
  const valores = aberta.valoresDe(depois);
  const perdidos = Object.keys(proprios).filter((campo) => vazio(valores[campo]) && proprios[campo] !== false);
  const semUso = perdidos.map((campo) => ({ origem: { campo }, mensagem: SEM_USO }));
  const mudancas = antes ? mudancasDoRegistro(aberta, antes, depois) : [];
  if (antes && mudancas.length === 0 && semUso.length === 0) return { conferidas: conferidasDe(registro, 'IGUAL') };
  const violadas = aberta.conferir?.(depois, antes) ?? [];
  const retiradas = comOpcaoRetirada(aberta.campos, valores, doCadastro).map((campo) => ({
    origem: { campo },
    mensagem: OPCAO_DA_LISTA,
  }));
  const recusas = [
    ...semUso,
    ...retiradas,
    ...violadas.map(({ campo, mensagem }) => ({ caminho: campo.split('.'), mensagem })),
  ];
  if (recusas.length > 0) return recusar(recusas);
  linhas[0].avisos.push(...(aberta.avisar?.(depois, antes) ?? []));
  const situacao = antes ? 'ALTERADA' : 'NOVA';
  const conferidas = conferidasDe(registro, situacao, { mudancas, plano: planoDe([situacao, antes, depois]) });
  return { conferidas, antes, depois };
}

/** Whether a row gives no part, not even one that cannot be read. */
const semPartes = <Novo, Atual>({ partes }: Aberta<Novo, Atual>, { daParte, motivos }: LinhaLida): boolean =>
  Object.keys(daParte).length === 0 && !motivos.some(({ campo }) => campo !== null && partes?.campos.includes(campo));

/** The parts that the rows give, with the stored values of each; the stored parts when no row gives one. */
function partesDe<Novo, Atual>(
  { partes }: Aberta<Novo, Atual>,
  { linhas }: RegistroLido,
  antes: Atual | undefined,
): { linha?: LinhaLida; valores: Valores }[] {
  if (!partes) return [];
  const guardadas = antes ? partes.de(antes) : [];
  const dadas = linhas.filter(({ daParte }) => Object.keys(daParte).length > 0);
  if (dadas.length === 0) return guardadas.map((valores) => ({ valores }));
  const mesma = (uma: Valores, outra: Valores) => partes.identidade.every((campo) => uma[campo] === outra[campo]);
  const { juntar = (guardada: Valores, lida: Valores) => ({ ...guardada, ...lida }) } = partes;
  return dadas.map((linha) => ({
    linha,
    valores: juntar(guardadas.find((guardada) => mesma(guardada, linha.daParte)) ?? {}, linha.daParte),
  }));
}

/** Why a record is refused: at a path of its body, or at a field. */
type Recusa = { mensagem: string } & ({ caminho: readonly string[] } | { origem: Origem });

/** The fields that would get an option which is not offered any more; it may stay where it is stored. */
function comOpcaoRetirada(campos: readonly CampoDePlanilha[], valores: Valores, doCadastro?: Valores): string[] {
  return campos.flatMap(({ campo, leitura }) => {
    const valor = valores[campo];
    if (leitura.tipo !== 'opcao' || valor === doCadastro?.[campo]) return [];
    return leitura.opcoes.some((opcao) => opcao.inativa && opcao.valor === valor) ? [campo] : [];
  });
}

const SEM_USO = 'não se usa neste tipo de registro. Deixe em branco.';

/**
 * Puts one sentence for each field at the row that it comes from: 'Categoria: Informe a categoria do alimento.' Of a path
 * the first name that is a column: `item.id` is 'Item', `pessoa.cpf` is 'CPF'.
 */
function recusarNasLinhas<Novo, Atual>(
  { campos, origemDe = primeiraColuna(campos) }: Aberta<Novo, Atual>,
  { linhas }: RegistroLido,
  partes: readonly { linha?: LinhaLida; valores: Valores }[],
  recusas: readonly Recusa[],
): void {
  const valores = partes.map((parte) => parte.valores);
  const ditos = new Set(linhas.flatMap(({ numero, motivos }) => motivos.map(({ campo }) => `${numero} ${campo}`)));
  for (const recusa of recusas) {
    const { campo, parte } = 'origem' in recusa ? recusa.origem : origemDe(recusa.caminho, valores);
    const linha = (parte === undefined ? undefined : partes[parte]?.linha) ?? linhas[0];
    if (ditos.has(`${linha.numero} ${campo}`)) continue;
    ditos.add(`${linha.numero} ${campo}`);
    const titulo = campos.find((um) => um.campo === campo)?.titulo;
    linha.motivos.push(
      titulo === undefined
        ? { campo: null, mensagem: recusa.mensagem }
        : { campo, mensagem: `${titulo}: ${recusa.mensagem}` },
    );
  }
}

const primeiraColuna =
  (campos: readonly CampoDePlanilha[]) =>
  (caminho: readonly string[]): Origem => ({
    campo: campos.find(({ campo }) => caminho.includes(campo))?.campo ?? caminho[0] ?? '',
  });

const recusado = (registro: RegistroLido) => ({ conferidas: conferidasDe(registro, 'RECUSADA') });

/** All rows of a record have its situation and its plan; its first row has what changes. */
function conferidasDe(
  { nome, linhas }: RegistroLido,
  situacao: LinhaConferida['situacao'],
  { mudancas = [], plano = '' }: Partial<Pick<LinhaConferida, 'mudancas' | 'plano'>> = {},
): LinhaConferida[] {
  const [{ numero: registro }] = linhas;
  return linhas.map(({ numero, motivos, avisos }) => ({
    numero,
    registro,
    situacao,
    nome,
    mudancas: numero === registro ? mudancas : [],
    motivos,
    avisos,
    plano,
  }));
}

/** Names a write exactly: what becomes of which state of which record. */
const planoDe = (escrita: unknown): string =>
  createHash('sha256').update(JSON.stringify(escrita)).digest('base64url').slice(0, 22);
