import { ehIlegivel, type NumeroDigitado } from '@merenda/shared/formatos';
import { CAMPO_OBRIGATORIO } from '@merenda/shared/ui';
import type { LinhaItem, LinhaProposta } from './rascunho.js';

/** What is wrong, by path within the proposals: '0.itens.2.quantidade'. */
export type ErrosDasPropostas = ReadonlyMap<string, string>;

export const SEM_ERROS: ErrosDasPropostas = new Map();

/** Empty, unreadable and repeated fields of the proposals, found before anything is sent. */
export function validarPropostas(propostas: readonly LinhaProposta[]): ErrosDasPropostas {
  const erros = new Map<string, string>();
  const fornecedores = new Set<number>();
  propostas.forEach((proposta, p) => {
    if (proposta.fornecedor === null) erros.set(`${p}.fornecedor`, CAMPO_OBRIGATORIO);
    else if (fornecedores.has(proposta.fornecedor))
      erros.set(`${p}.fornecedor`, 'Este fornecedor já tem uma proposta nesta aquisição.');
    else fornecedores.add(proposta.fornecedor);
    if (proposta.numeroContrato.trim() === '') erros.set(`${p}.numeroContrato`, CAMPO_OBRIGATORIO);
    const produtos = new Set<number>();
    proposta.itens.forEach((item, i) => {
      for (const [campo, erro] of errosDoItem(item, produtos)) erros.set(`${p}.itens.${i}.${campo}`, erro);
    });
  });
  return erros;
}

function errosDoItem(
  { produto, quantidade, precoUnidade }: LinhaItem,
  vistos: Set<number>,
): [keyof LinhaItem, string][] {
  const erros: [keyof LinhaItem, string][] = [];
  if (produto === null) erros.push(['produto', CAMPO_OBRIGATORIO]);
  else if (vistos.has(produto)) erros.push(['produto', 'Este produto já está na proposta.']);
  else vistos.add(produto);
  const daQuantidade = recusaPositivo(quantidade, 'A quantidade deve ser maior que zero.');
  if (daQuantidade !== null) erros.push(['quantidade', daQuantidade]);
  const doPreco = recusaPositivo(precoUnidade, 'O valor deve ser maior que zero.');
  if (doPreco !== null) erros.push(['precoUnidade', doPreco]);
  return erros;
}

function recusaPositivo(valor: NumeroDigitado, fraseDoZero: string): string | null {
  if (ehIlegivel(valor)) return valor.erro;
  if (valor === null) return CAMPO_OBRIGATORIO;
  return valor <= 0 ? fraseDoZero : null;
}

const RAIZ = 'propostasVencedoras.';

/** The server's refusals that belong to the proposals. A reference that is refused as 'produto.id' stands at 'produto'. */
export function errosDoServidor(campos: readonly { campo: string; mensagem: string }[]): ErrosDasPropostas {
  return new Map(
    campos
      .filter(({ campo }) => campo.startsWith(RAIZ))
      .map(({ campo, mensagem }) => [campo.slice(RAIZ.length).replace(/\.id$/, ''), mensagem]),
  );
}

/** The errors of one proposal, or of one item in it, with the path shortened to what is inside. */
export function errosDe(erros: ErrosDasPropostas, caminho: string): ErrosDasPropostas {
  const prefixo = `${caminho}.`;
  const dela = [...erros]
    .filter(([campo]) => campo.startsWith(prefixo))
    .map(([campo, erro]) => [campo.slice(prefixo.length), erro] as const);
  return dela.length === 0 ? SEM_ERROS : new Map(dela);
}
