import { ehIlegivel, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import {
  em,
  OBRIGATORIO,
  QUANTIDADE_POSITIVA,
  VALOR_POSITIVO,
  violacao,
  violacoesDasPropostas,
  violacoesDoEmNomeDe,
  type Violacao,
} from '@merenda/shared/regras';
import { valorDoItem, type LinhaItem, type LinhaProposta } from './rascunho.js';

/** The errors, by path within the proposals: '0.itens.2.quantidade'. */
export type ErrosDasPropostas = ReadonlyMap<string, string>;

export const SEM_ERROS: ErrosDasPropostas = new Map();

/** Empty, unreadable and repeated fields of the proposals, found before anything is sent. */
export function validarPropostas(propostas: readonly LinhaProposta[]): ErrosDasPropostas {
  const violacoes = [
    ...propostas.flatMap((proposta, p) => em(String(p), faltasDaProposta(proposta))),
    ...violacoesDasPropostas(propostas),
  ];
  return new Map(violacoes.map(({ campo, mensagem }) => [campo, mensagem]));
}

function faltasDaProposta({ fornecedor, numeroContrato, itens }: LinhaProposta): Violacao[] {
  return [
    ...violacao(fornecedor === null, 'fornecedor', OBRIGATORIO),
    ...violacao(numeroContrato.trim() === '', 'numeroContrato', OBRIGATORIO),
    ...itens.flatMap((item, i) => em(`itens.${i}`, faltasDoItem(item))),
  ];
}

const faltasDoItem = (item: LinhaItem): Violacao[] => [...faltasDosCampos(item), ...faltasDoEmNomeDe(item)];

const faltasDosCampos = ({ produto, quantidade, precoUnidade }: LinhaItem): Violacao[] => [
  ...violacao(produto === null, 'produto', OBRIGATORIO),
  ...positivo('quantidade', quantidade, QUANTIDADE_POSITIVA),
  ...positivo('precoUnidade', precoUnidade, VALOR_POSITIVO),
];

function faltasDoEmNomeDe(item: LinhaItem): Violacao[] {
  const partes = item.emNomeDe ?? [];
  const faltas = partes.flatMap(({ caf, valor }, n) =>
    em(`emNomeDe.${n}`, [...violacao(caf === null, 'caf', OBRIGATORIO), ...positivo('valor', valor, VALOR_POSITIVO)]),
  );
  if (faltas.length > 0) return faltas;
  // Only members can be chosen: whether they still are is for the server to say.
  const escolhidas = new Set(partes.flatMap(({ caf }) => caf ?? []));
  return violacoesDoEmNomeDe(
    valorDoItem(item),
    partes.map(({ caf, valor }) => ({ caf, valor: numeroLido(valor) })),
    escolhidas,
  );
}

function positivo(campo: string, valor: NumeroDigitado, frase: string): Violacao[] {
  if (ehIlegivel(valor)) return violacao(true, campo, valor.erro);
  return violacao(valor === null || valor <= 0, campo, valor === null ? OBRIGATORIO : frase);
}

const RAIZ = 'propostasVencedoras.';

/** The server's refusals that belong to the proposals. A reference that is refused as 'produto.id' is at 'produto'. */
export function errosDoServidor(campos: readonly Violacao[]): ErrosDasPropostas {
  return new Map(
    campos
      .filter(({ campo }) => campo.startsWith(RAIZ))
      .map(({ campo, mensagem }) => [campo.slice(RAIZ.length).replace(/\.id$/, ''), mensagem]),
  );
}

/** The errors of one proposal, or of one item in it, with the path relative to it. */
export function errosDe(erros: ErrosDasPropostas, caminho: string): ErrosDasPropostas {
  const prefixo = `${caminho}.`;
  const dela = [...erros]
    .filter(([campo]) => campo.startsWith(prefixo))
    .map(([campo, erro]) => [campo.slice(prefixo.length), erro] as const);
  return dela.length === 0 ? SEM_ERROS : new Map(dela);
}
