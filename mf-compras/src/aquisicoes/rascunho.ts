import type { Aquisicao, AquisicaoNova, FonteDeRecursos, TipoAquisicao } from '@merenda/shared/contratos';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { valorItem as calcularItem, somar, ZERO, type Decimal, type ProdutoMedido } from '@merenda/shared/regras';

/** A family in whose name an item is sold, while it is typed. */
export interface LinhaDoMembro {
  caf: string | null;
  valor: NumeroDigitado;
}

/** An item while it is typed. `chave` tells rows apart while they come and go. */
export interface LinhaItem {
  chave: number;
  produto: number | null;
  unidadeProduto: string;
  /** The chosen product, as its quantities are written; a draft of an earlier page lacks it. */
  medida?: ProdutoMedido;
  descricao: string;
  quantidade: NumeroDigitado;
  precoUnidade: NumeroDigitado;
  /** A draft of an earlier page lacks it. */
  emNomeDe?: readonly LinhaDoMembro[];
}

/** A winning proposal while it is typed. */
export interface LinhaProposta {
  chave: number;
  fornecedor: number | null;
  numeroContrato: string;
  itens: readonly LinhaItem[];
}

/**
 * The values of the form. Rows never change in place: what did not change stays the same object, and is not rendered
 * again.
 */
export interface RascunhoAquisicao {
  unidadeEducacional: number;
  objeto: string;
  numero: string;
  numeroProcessoAdminis: string;
  dataContrato: string;
  vigencia: string;
  ano: number;
  aquisicaoTipo: TipoAquisicao;
  tipoDeLicitacao?: string;
  modalidadeLicitacao?: string;
  fonteRecurso?: string;
  fonteDeRecursos: FonteDeRecursos;
  valor: number;
  propostasVencedoras: readonly LinhaProposta[];
}

let ultimaChave = 0;
const chave = (): number => ++ultimaChave;

export const novoItem = (): LinhaItem => ({
  chave: chave(),
  produto: null,
  unidadeProduto: '',
  descricao: '',
  quantidade: null,
  precoUnidade: null,
});
export const novaProposta = (): LinhaProposta => ({
  chave: chave(),
  fornecedor: null,
  numeroContrato: '',
  itens: [novoItem()],
});

/** The proposal of another supplier: the families of the earlier one sell nothing in it. */
export const doFornecedor = (proposta: LinhaProposta, fornecedor: number | null): LinhaProposta => ({
  ...proposta,
  fornecedor,
  itens: proposta.itens.map((item) => (item.emNomeDe?.length ? { ...item, emNomeDe: [] } : item)),
});

/** Rows that were kept outside (a draft, a record) get keys of this page. */
export const comChaves = (propostas: readonly LinhaProposta[]): LinhaProposta[] =>
  propostas.map((proposta) => ({
    ...proposta,
    chave: chave(),
    itens: proposta.itens.map((item) => ({ ...item, chave: chave() })),
  }));

/**
 * R$ of an item; zero while it is not filled, or not readable. Kept by row, since a keystroke changes one of perhaps a
 * thousand.
 */
export const valorDoItem = lembrar((item: LinhaItem): Decimal => {
  const [quantidade, precoUnidade] = [numeroLido(item.quantidade), numeroLido(item.precoUnidade)];
  return quantidade === null || precoUnidade === null ? ZERO : calcularItem({ quantidade, precoUnidade });
});

/** R$ of a proposal: the sum of its items. */
export const valorDaProposta = lembrar(({ itens }: LinhaProposta): Decimal => somar(itens.map(valorDoItem)));

/** R$ of all proposals. */
export const parcialDe = (propostas: readonly LinhaProposta[]): Decimal => somar(propostas.map(valorDaProposta));

/** The sent body with its totals; the server computes them too and refuses different ones. */
export function paraCorpo({ propostasVencedoras, unidadeEducacional, ...cabecalho }: RascunhoAquisicao): AquisicaoNova {
  return {
    ...cabecalho,
    unidadeEducacional: { id: unidadeEducacional },
    valorParcial: parcialDe(propostasVencedoras).toNumber(),
    propostasVencedoras: propostasVencedoras.map((proposta) => ({
      fornecedor: { id: proposta.fornecedor ?? 0 },
      numeroContrato: proposta.numeroContrato,
      valor: valorDaProposta(proposta).toNumber(),
      itens: proposta.itens.map((item) => ({
        produto: { id: item.produto ?? 0 },
        descricao: item.descricao,
        quantidade: numeroLido(item.quantidade) ?? 0,
        unidadeProduto: item.unidadeProduto,
        precoUnidade: numeroLido(item.precoUnidade) ?? 0,
        valorItem: valorDoItem(item).toNumber(),
        emNomeDe: item.emNomeDe?.map(({ caf, valor }) => ({ caf: caf ?? '', valor: numeroLido(valor) ?? 0 })),
      })),
    })),
  };
}

/** A product as its quantities are written. */
export const medidaDe = ({ unidadeProduto, medidaReal, unidadeMedida }: ProdutoMedido): ProdutoMedido => ({
  unidadeProduto,
  medidaReal,
  unidadeMedida,
});

/** A record as the form edits it. */
export function deAquisicao(aquisicao: Aquisicao): RascunhoAquisicao {
  const { objeto, numero, numeroProcessoAdminis, dataContrato, vigencia, ano, aquisicaoTipo, valor } = aquisicao;
  return {
    objeto,
    numero,
    numeroProcessoAdminis,
    dataContrato,
    vigencia,
    ano,
    aquisicaoTipo,
    valor,
    unidadeEducacional: aquisicao.unidadeEducacional.id,
    tipoDeLicitacao: aquisicao.tipoDeLicitacao ?? undefined,
    modalidadeLicitacao: aquisicao.modalidadeLicitacao ?? undefined,
    fonteRecurso: aquisicao.fonteRecurso ?? undefined,
    fonteDeRecursos: aquisicao.fonteDeRecursos,
    propostasVencedoras: aquisicao.propostasVencedoras.map(({ fornecedor, numeroContrato, itens }) => ({
      chave: chave(),
      fornecedor: fornecedor.id,
      numeroContrato,
      itens: itens.map(({ produto, unidadeProduto, descricao, quantidade, precoUnidade, emNomeDe }) => ({
        chave: chave(),
        produto: produto.id,
        unidadeProduto,
        medida: medidaDe(produto),
        descricao: descricao ?? '',
        quantidade,
        precoUnidade,
        emNomeDe: emNomeDe.map(({ caf, valor }) => ({ caf, valor })),
      })),
    })),
  };
}

function lembrar<Linha extends object>(calcular: (linha: Linha) => Decimal): (linha: Linha) => Decimal {
  const feitos = new WeakMap<Linha, Decimal>();
  return (linha) => {
    const feito = feitos.get(linha) ?? calcular(linha);
    feitos.set(linha, feito);
    return feito;
  };
}
