import { acervoDe, custoSemArredondar, preparosDosPratos } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { lerDadosDasFichas } from './dados.js';

/** What one portion of a dish costs as it is planned. */
interface CustoDoPrato {
  id: number;
  /** R$, not rounded; null if nothing of it has a price. Text, because it is decimal. */
  valor: string | null;
  /** A food of it has no price: the cost is a lower bound. */
  semPreco: boolean;
}

/** The planned cost of each dish, by the rule and the prices of the menu form. */
export async function custosDosPratos(banco: Banco): Promise<CustoDoPrato[]> {
  const acervo = acervoDe(await lerDadosDasFichas(banco));
  return [...acervo.pratos.keys()].map((id) => {
    const { valor, semPreco } = custoSemArredondar(preparosDosPratos(acervo, [id]), ({ preco }) => preco);
    return { id, valor: valor?.toFixed(CASAS) ?? null, semPreco: semPreco.length > 0 };
  });
}

/** Of R$: far below what changes a cent of the sum of a month. */
const CASAS = 12;
