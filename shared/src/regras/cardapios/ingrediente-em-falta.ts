import type { UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import { arredondar, type Decimal, decimal, type Numerico } from '../decimal.js';
import { ALIMENTO_NAO_ENCONTRADO } from '../frases.js';
import { converter, recusaConversao, unidadeDoTotal } from '../cadastros/unidades-de-medida.js';
import { type Violacao, violacao } from '../violacao.js';

/** In a meal one food takes the place of another that is missing. */
interface SubstituicaoDeAlimento {
  alimento: { id: number };
  substituto: { id: number };
  /** Of the substitute, for the whole meal. */
  quantidade: Numerico;
  unidadeDeMedida: UnidadeMedida;
}

/** A food that is cooked, and its unit for one student. */
interface AlimentoCozido {
  id: number;
  unidadeMedida: UnidadeMedida;
}

/**
 * The missing food is of the meal, each once; the substitute is another food, which is not missing itself, in a unit of
 * its kind. `substitutos` are the foods that the request names, as far as they exist.
 */
export function violacoesDasSubstituicoes(
  substituicoes: readonly SubstituicaoDeAlimento[],
  daRefeicao: readonly number[],
  substitutos: readonly AlimentoCozido[],
): Violacao[] {
  const emFalta = substituicoes.map(({ alimento }) => alimento.id);
  return substituicoes.flatMap(({ alimento, substituto, quantidade, unidadeDeMedida }, i) => {
    const campo = `substituicoes.${i}`;
    const achado = substitutos.find(({ id }) => id === substituto.id);
    const recusa = achado && recusaConversao(unidadeDeMedida, achado.unidadeMedida);
    return [
      ...violacao(
        !daRefeicao.includes(alimento.id),
        `${campo}.alimento`,
        'Este alimento não faz parte da refeição. Atualize a tela.',
      ),
      ...violacao(emFalta.indexOf(alimento.id) !== i, `${campo}.alimento`, 'Este alimento já foi substituído.'),
      ...violacao(!achado, `${campo}.substituto`, ALIMENTO_NAO_ENCONTRADO),
      ...violacao(
        emFalta.includes(substituto.id),
        `${campo}.substituto`,
        'Escolha um alimento diferente do que faltou.',
      ),
      ...violacao(!decimal(quantidade).gt(0), `${campo}.quantidade`, 'Informe quanto usar.'),
      ...(recusa ? [{ campo: `${campo}.unidadeDeMedida`, mensagem: recusa }] : []),
    ];
  });
}

/** A quantity of a food that leaves the stock, in kg, L or un. */
interface QuantidadeDoAlimento {
  alimento: { id: number };
  valor: Decimal;
  unidade: UnidadeMedida;
}

/** What a meal takes with its substitutions: the missing foods are gone, the substitutes are there, or there is more of them. */
export function aplicarSubstituicoes(
  quantidades: readonly QuantidadeDoAlimento[],
  substituicoes: readonly SubstituicaoDeAlimento[],
): QuantidadeDoAlimento[] {
  const emFalta = new Set(substituicoes.map(({ alimento }) => alimento.id));
  const restantes = quantidades.filter(({ alimento }) => !emFalta.has(alimento.id));
  for (const { substituto, quantidade, unidadeDeMedida } of substituicoes) {
    const unidade = unidadeDoTotal(unidadeDeMedida);
    const valor = arredondar(converter(quantidade, unidadeDeMedida, unidade), 3);
    const lugar = restantes.findIndex(({ alimento }) => alimento.id === substituto.id);
    const antes = restantes[lugar];
    if (antes) restantes[lugar] = { ...antes, valor: antes.valor.plus(valor) };
    else restantes.push({ alimento: { id: substituto.id }, valor, unidade });
  }
  return restantes;
}
