import { LIMITES } from '@merenda/shared/contratos';
import { formatarData, lerData } from '@merenda/shared/formatos';
import type { CampoPerguntado, Criterios } from './filtro.js';
import type { Ordenacao } from './paginas-na-tela.js';

/** The state of a list: the filters, the order, and the open page (the first is 1). */
export interface EstadoDaLista {
  criterios: Criterios;
  ordem?: Ordenacao;
  pagina: number;
}

/** The parameters of every list, beside its fields, each of which has its own name. */
const ORDEM = 'ordem';
const PAGINA = 'pagina';
/** Names the record that is shown. */
export const EXIBIR = 'exibir';
/** Names the record whose delivery is received, above the list or above the shown record. */
export const RECEBER = 'receber';
/** The parameters that name an open record. */
export type ParametroDoRegistro = typeof EXIBIR | typeof RECEBER;

/** The state that an address gives a list: '?nome=arroz&ordem=-validade&pagina=2'. What can't be read is left out. */
export function lerDoEndereco(parametros: URLSearchParams, campos: readonly CampoPerguntado[]): EstadoDaLista {
  return {
    criterios: Object.fromEntries(
      campos
        .filter(vaiAoEndereco)
        .map(({ campo }) => [campo, parametros.get(campo)?.slice(0, LIMITES.busca) || undefined]),
    ),
    ordem: ordemEm(parametros.get(ORDEM)),
    pagina: paginaEm(parametros.get(PAGINA)),
  };
}

/** '-validade': by the column 'validade', the latest first. */
function ordemEm(texto: string | null): Ordenacao | undefined {
  const [, menos, ordem] = /^(-?)([^-].*)$/.exec(texto ?? '') ?? [];
  return ordem ? { ordem, sentido: menos ? 'DECRESCENTE' : 'CRESCENTE' } : undefined;
}

const paginaEm = (texto: string | null): number => (texto !== null && /^[1-9]\d{0,5}$/.test(texto) ? Number(texto) : 1);

const vaiAoEndereco = (campo: CampoPerguntado): boolean => !('pessoal' in campo && campo.pessoal);

/**
 * The same address with another state of its list, whose parameters come last, in the order of the fields: two ways to
 * the same state give the same address. The other parameters stay.
 */
export function comEstado(
  parametros: URLSearchParams,
  campos: readonly CampoPerguntado[],
  { criterios, ordem, pagina }: EstadoDaLista,
): URLSearchParams {
  const com = new URLSearchParams(parametros);
  const mudar = (nome: string, valor: string) => {
    com.delete(nome);
    if (valor !== '') com.append(nome, valor);
  };
  for (const { tipo, campo } of campos.filter(vaiAoEndereco)) {
    const valor = String(criterios[campo] ?? '');
    mudar(campo, tipo === 'data' ? (lerData(valor) ?? valor) : valor);
  }
  mudar(ORDEM, ordem ? (ordem.sentido === 'DECRESCENTE' ? '-' : '') + ordem.ordem : '');
  mudar(PAGINA, pagina > 1 ? String(pagina) : '');
  return com;
}

/**
 * The address after a choice on the screen by which its list has other rows, as another unit: the search stays; page and
 * open record are those of the list before. An undefined value is taken out.
 */
export function comEscolha(parametros: URLSearchParams, escolha: Record<string, string | undefined>): URLSearchParams {
  const com = new URLSearchParams(parametros);
  for (const [nome, valor] of Object.entries({
    ...escolha,
    [PAGINA]: undefined,
    [EXIBIR]: undefined,
    [RECEBER]: undefined,
  }))
    if (valor === undefined) com.delete(nome);
    else com.set(nome, valor);
  return com;
}

/** The criteria that stay out of the address. */
export const criteriosPessoais = (campos: readonly CampoPerguntado[], criterios: Criterios): Criterios =>
  Object.fromEntries(
    campos
      .filter((campo) => !vaiAoEndereco(campo))
      .flatMap(({ campo }) => (criterios[campo] ? [[campo, criterios[campo]]] : [])),
  );

/** The state of a list as one text, by which two states are compared. */
export const textoDoEstado = (campos: readonly CampoPerguntado[], estado: EstadoDaLista): string =>
  comEstado(new URLSearchParams(), campos, estado).toString();

/**
 * The criteria as the fields know them: the value of an option, the id of a record, a day as 'DD/MM/YYYY'. An option
 * that the field does not have, and a text that is no id or day, is no criterion.
 */
export const criteriosLidos = (campos: readonly CampoPerguntado[], criterios: Criterios): Criterios =>
  Object.fromEntries(campos.map((campo) => [campo.campo, valorLido(campo, criterios[campo.campo])]));

function valorLido(campo: CampoPerguntado, valor: string | number | undefined): string | number | undefined {
  if (valor === undefined) return undefined;
  if (campo.tipo === 'opcao') return campo.opcoes?.find((opcao) => String(opcao.valor) === String(valor))?.valor;
  if (campo.tipo === 'registro') return /^[1-9]\d{0,8}$/.test(String(valor)) ? Number(valor) : undefined;
  if (campo.tipo !== 'data') return valor;
  const dia = lerData(String(valor));
  return dia === null ? undefined : formatarData(dia);
}

/** The fields of which an option is searched while their options are still to come. */
export const camposEsperando = (campos: readonly CampoPerguntado[], criterios: Criterios): string[] =>
  campos
    .filter(({ campo, ...resto }) => resto.tipo === 'opcao' && !resto.opcoes && criterios[campo] !== undefined)
    .map(({ campo }) => campo);
