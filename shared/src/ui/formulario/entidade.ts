import { formatarQuantidade } from '@merenda/shared/formatos';

/** An entity's name with its article, for the sentences of its screens. */
export interface Entidade {
  nome: string;
  artigo: 'o' | 'a';
}

/** An entity of which a list may have several selected. */
export interface EntidadeListada extends Entidade {
  /** 'Itens' */
  plural: string;
}

/**
 * The sentences that the specification repeats for each entity (document 1, sections 4 and 8).
 * `frases({ artigo: 'o', nome: 'Item' }).cadastrar` is 'Deseja realmente cadastrar o Item?'.
 */
export function frases(entidade: Entidade) {
  return {
    cadastrar: pergunta(entidade, 'cadastrar'),
    cadastrado: feito(entidade, 'cadastrad'),
    atualizar: pergunta(entidade, 'atualizar'),
    atualizado: feito(entidade, 'atualizad'),
    excluir: pergunta(entidade, 'excluir'),
    excluido: feito(entidade, 'excluíd'),
  };
}

const pergunta = ({ nome, artigo }: Entidade, verbo: string) => `Deseja realmente ${verbo} ${artigo} ${nome}?`;
const feito = ({ nome, artigo }: Entidade, radical: string) => `${nome} ${radical}${artigo} com sucesso!`;

/** The texts of the modal of another act: 'Cancelar Contagem', its question and its answer. */
export function frasesDoAto(entidade: Entidade, verbo: `${string}ar`) {
  const imperativo = verbo.charAt(0).toUpperCase() + verbo.slice(1);
  return {
    titulo: `${imperativo} ${entidade.nome}`,
    confirmacao: pergunta(entidade, verbo),
    sucesso: feito(entidade, `${verbo.slice(0, -1)}d`),
    rotuloSalvar: `${imperativo} ${entidade.nome.toLowerCase()}`,
  };
}

/** An act on several records: the words of its button and of its progress, and the stem of its result. */
const VERBOS = {
  excluir: { botao: 'Excluir', gerundio: 'Excluindo', radical: 'excluíd' },
  desativar: { botao: 'Desativar', gerundio: 'Desativando', radical: 'desativad' },
  reativar: { botao: 'Reativar', gerundio: 'Reativando', radical: 'reativad' },
};
export type Verbo = keyof typeof VERBOS;

/**
 * The sentences of an act on several records.
 * `frasesDeVarios({ artigo: 'o', nome: 'Item', plural: 'Itens' }, 'excluir').pergunta(3)` is 'Deseja realmente excluir 3 itens?'.
 */
export function frasesDeVarios({ nome, plural, artigo }: EntidadeListada, verbo: Verbo) {
  const { botao, gerundio, radical } = VERBOS[verbo];
  const quantos = (n: number) => `${formatarQuantidade(n)} ${(n === 1 ? nome : plural).toLocaleLowerCase('pt-BR')}`;
  const participio = (n: number) => `${radical}${artigo}${n === 1 ? '' : 's'}`;
  return {
    botao,
    pergunta: (n: number) => `Deseja realmente ${verbo} ${quantos(n)}?`,
    andamento: (tentados: number, total: number) => `${gerundio} ${tentados + 1} de ${quantos(total)}…`,
    feito: (n: number) => `${quantos(n)} ${participio(n)} com sucesso!`,
    /** Title of what stayed as it was. */
    naoFeito: (n: number) => `${quantos(n)} não ${n === 1 ? 'foi' : 'foram'} ${participio(n)}`,
    impedidos: (n: number) =>
      n === 1
        ? `${quantos(n)} não pode ser ${participio(n)} e fica como está.`
        : `${quantos(n)} não podem ser ${participio(n)} e ficam como estão.`,
    demais: (maximo: number) => `Selecione até ${quantos(maximo)} para ${verbo} de uma vez.`,
  };
}
