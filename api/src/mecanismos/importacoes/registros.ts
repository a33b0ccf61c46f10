import {
  TIPOS_DE_CELULA,
  type ColunaDePlanilha,
  type LinhaDePlanilha,
  type MotivoDaLinha,
  type TipoDeCelula,
} from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { conteudoDoNome, lerCelula, type CampoDePlanilha } from '@merenda/shared/regras';
import type { Aberta, Valores } from './importavel.js';

/** A column of the file with the field that it fills; null: it is not imported. */
export interface ColunaComCampo extends Pick<ColunaDePlanilha, 'decimal' | 'desde1904' | 'paraTodas' | 'doNome'> {
  campo: CampoDePlanilha | null;
  /** What its words that are no option are read as, by comparable word. */
  trocas: ReadonlyMap<string, string>;
}

/** A row as read from its cells. */
export interface LinhaLida {
  numero: number;
  /** What the preview calls it: its first cell that says something. */
  nome: string;
  lidos: Valores;
  /** Of `lidos`, the fields that have the value of all rows: they begin no record. */
  deTodas: ReadonlySet<string>;
  /** Of `lidos`, what belongs to a part of the record. */
  daParte: Valores;
  /** Why it is refused. */
  motivos: MotivoDaLinha[];
  /** Remarks on how values were read. */
  avisos: string[];
}

/** A record as read from its rows. */
export interface RegistroLido {
  chave: string | null;
  nome: string;
  /** The record's own fields, from its first row. */
  proprios: Valores;
  linhas: [LinhaLida, ...LinhaLida[]];
}

const OCULTA = 'A linha está oculta na planilha.';

/** The values that a row gives, and why some of its cells cannot be read. */
export function lerLinha(
  colunas: readonly ColunaComCampo[],
  { numero, celulas, tipos, oculta }: LinhaDePlanilha,
): LinhaLida {
  const [lidos, motivos, avisos]: [Valores, MotivoDaLinha[], string[]] = [{}, [], oculta ? [OCULTA] : []];
  const deTodas = new Set<string>();
  const nomeDoRegistro = celulas[colunas.findIndex(({ campo }) => campo?.campo === 'nome')] ?? '';
  for (const [i, { campo, trocas, paraTodas, doNome, decimal, desde1904 }] of colunas.entries()) {
    if (!campo) continue;
    const naCelula = celulas[i] ?? '';
    const dita = doNome && campo.doNome ? conteudoDoNome(nomeDoRegistro)[campo.doNome] : paraTodas;
    const falta = naCelula.trim() === '' && dita !== undefined;
    const texto = falta ? dita : naCelula;
    const tipo = falta ? TIPOS_DE_CELULA.texto : ((tipos[i] ?? TIPOS_DE_CELULA.vazia) as TipoDeCelula);
    if (falta && !doNome) deTodas.add(campo.campo);
    const troca = trocas.get(paraBusca(texto));
    if (troca !== undefined) avisos.push(`${campo.titulo}: "${texto.trim()}" entra como ${troca}.`);
    const lida = lerCelula(campo, { texto: troca ?? texto, tipo, decimal, desde1904 });
    if ('motivo' in lida) {
      const { motivo, falta: citado } = lida;
      motivos.push({ campo: campo.campo, mensagem: `${campo.titulo}: ${motivo}`, ...(citado && { falta: citado }) });
      continue;
    }
    if (lida.valor !== null) lidos[campo.campo] = lida.valor;
    if (lida.aviso !== undefined) avisos.push(`${campo.titulo}: ${lida.aviso}`);
  }
  const ditas = celulas.filter((texto, i) => colunas[i]?.campo?.leitura.tipo === 'texto' && texto.trim() !== '');
  const nome = (ditas[0] ?? celulas.find((texto) => texto.trim() !== '') ?? '').trim();
  return { numero, nome, lidos, deTodas, daParte: {}, motivos, avisos };
}

/**
 * The records of the rows. Where a record is one row, a second row with its key is refused. Where it has parts, rows
 * with one key are one record, also apart from each other, and a row without fields of the record itself continues the
 * one above it. Later rows must repeat the record's own fields as its first row has them, or leave them out.
 */
export function reunirRegistros<Novo, Atual>(
  { campos, chave, partes }: Aberta<Novo, Atual>,
  lidas: readonly LinhaLida[],
): RegistroLido[] {
  const registros: RegistroLido[] = [];
  const porChave = new Map<string, RegistroLido>();
  const daParte = new Set(partes?.campos);
  for (const lida of lidas) {
    const linha = { ...lida, daParte: escolher(lida.lidos, (campo) => daParte.has(campo)) };
    const proprios = escolher(linha.lidos, (campo) => !daParte.has(campo));
    const sua = chave(proprios);
    const anterior = sua === null ? undefined : porChave.get(sua);
    const continua = Object.keys(proprios).every((campo) => linha.deTodas.has(campo));
    const mesmo = anterior ?? (partes && continua ? registros.at(-1) : undefined);
    if (mesmo && partes) {
      linha.motivos.push(...diferencas(campos, mesmo, proprios));
      mesmo.linhas.push(linha);
      continue;
    }
    if (anterior)
      linha.motivos.push({ campo: null, mensagem: `Repete o registro da linha ${anterior.linhas[0].numero}.` });
    const registro: RegistroLido = { chave: sua, nome: linha.nome, proprios, linhas: [linha] };
    registros.push(registro);
    if (sua !== null && !anterior) porChave.set(sua, registro);
  }
  return registros;
}

const escolher = (valores: Valores, quais: (campo: string) => boolean): Valores =>
  Object.fromEntries(Object.entries(valores).filter(([campo]) => quais(campo)));

/** Why a later row of a record contradicts its first row. */
function diferencas(
  campos: readonly CampoDePlanilha[],
  { proprios, linhas }: RegistroLido,
  outros: Valores,
): MotivoDaLinha[] {
  return campos
    .filter(({ campo }) => outros[campo] !== undefined && !iguais(outros[campo], proprios[campo]))
    .map(({ campo, titulo }) => ({
      campo,
      mensagem: `${titulo}: é diferente da linha ${linhas[0].numero}, a primeira deste registro. Repita o valor ou deixe em branco.`,
    }));
}

const iguais = (um: Valores[string] | undefined, outro: Valores[string] | undefined): boolean =>
  typeof um === 'string' && typeof outro === 'string'
    ? paraBusca(um) === paraBusca(outro)
    : String(um) === String(outro);
