import type { TipoCaf } from '../../../vocabulario/cadastros/fornecedores.js';
import { LOCALIDADES, type Localidade } from '../../../vocabulario/compras/chamadas-publicas.js';
import { arredondar, Decimal, decimal, type Numerico, ZERO } from '../../decimal.js';
import { numerosDoSorteio } from './sorteio.js';

/** A project of sale as it is ranked. */
export interface ProjetoClassificado {
  id: number;
  localidade: Localidade;
  /** Of at least one priority group. */
  prioritario: boolean;
  organico: boolean;
  organizacao: TipoCaf;
  /** R$ that its CAF may still sell in the year. */
  saldoDoTeto: Numerico;
  /** Offered quantity by product, at most once each. */
  ofertas: readonly { produto: number; quantidade: Numerico }[];
}

interface ItemDaChamada {
  produto: number;
  quantidade: Numerico;
  /** R$ of one unit of the product. */
  preco: Numerico;
}

/** The place of a project in the ranking of an item. */
export interface Colocacao {
  projeto: number;
  ofertada: Decimal;
  /** What the project delivers. */
  quantidade: Decimal;
  /** R$, half up to the cent. */
  valor: Decimal;
  /** Another project has the same criteria: the draw decided between them. */
  sorteada: boolean;
  /** The ceiling of its CAF took some of the quantity. */
  limitada: boolean;
}

/**
 * The ranking of the projects of sale in each item, in the order of the items: locality, priority group, organic
 * certificate, organisation, then the draw of `semente` (Resolução CD/FNDE nº 4/2026, as chamada-publica.json reads it).
 * The quantity of an item is given to the projects in this order until it is full. What a CAF may still sell shrinks from
 * item to item; a quantity that passes it is cut to whole units of the product.
 */
export function classificar(
  itens: readonly ItemDaChamada[],
  projetos: readonly ProjetoClassificado[],
  semente: number,
): Colocacao[][] {
  const sorteio = numerosDoSorteio(
    semente,
    projetos.map(({ id }) => id),
  );
  const ordenados = [...projetos].sort((a, b) => comparar(a, b) || (sorteio.get(a.id) ?? 0) - (sorteio.get(b.id) ?? 0));
  const saldos = new Map(projetos.map(({ id, saldoDoTeto }) => [id, decimal(saldoDoTeto)]));
  return itens.map(({ produto, quantidade: pedida, preco }) => {
    const candidatos = ordenados.flatMap((projeto) =>
      projeto.ofertas
        .filter((oferta) => oferta.produto === produto)
        .map(({ quantidade }) => ({ projeto, ofertada: decimal(quantidade) })),
    );
    let resta = decimal(pedida);
    return candidatos.map(({ projeto, ofertada }) => {
      const saldo = saldos.get(projeto.id) ?? ZERO;
      const cabe = Decimal.min(ofertada, resta);
      const quantidade = valorDe(cabe, preco).lte(saldo) ? cabe : Decimal.min(cabe, saldo.div(preco)).floor();
      const valor = valorDe(quantidade, preco);
      resta = resta.minus(quantidade);
      saldos.set(projeto.id, saldo.minus(valor));
      return {
        projeto: projeto.id,
        ofertada,
        quantidade,
        valor,
        sorteada: candidatos.some(({ projeto: outro }) => outro.id !== projeto.id && comparar(outro, projeto) === 0),
        limitada: quantidade.lt(cabe),
      };
    });
  });
}

const valorDe = (quantidade: Decimal, preco: Numerico): Decimal => arredondar(quantidade.times(preco), 2);

const ORGANIZACOES: readonly TipoCaf[] = ['GRUPO_FORMAL', 'GRUPO_INFORMAL', 'FORNECEDOR_INDIVIDUAL'];

/** Negative when the first project goes first, 0 when only the draw can tell. */
const comparar = (a: ProjetoClassificado, b: ProjetoClassificado): number =>
  LOCALIDADES.indexOf(a.localidade) - LOCALIDADES.indexOf(b.localidade) ||
  Number(b.prioritario) - Number(a.prioritario) ||
  Number(b.organico) - Number(a.organico) ||
  ORGANIZACOES.indexOf(a.organizacao) - ORGANIZACOES.indexOf(b.organizacao);
