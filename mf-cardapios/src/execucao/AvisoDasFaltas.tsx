import { nomeComum } from '@merenda/shared/formatos';
import { Alerta } from '@merenda/shared/ui';
import type { ItemCalculado } from '../refeicao/calculo.js';
import { quantoFalta } from '../refeicao/medida.js';

/** What the stock lacks for a meal, in one sentence, and what to do then. */
export function AvisoDasFaltas({ itens }: { itens: readonly ItemCalculado[] }) {
  const emFalta = itens.filter(({ falta }) => falta.gt(0));
  return (
    <div role="status">
      {emFalta.length > 0 && (
        <Alerta
          type="warning"
          title={`O estoque não basta: ${emFalta.map(({ item, falta, unidadePos }) => `${quantoFalta(falta, unidadePos)} de ${nomeComum(item.alimento.nome)}`).join('; ')}.`}
          description="A refeição pode ser registrada, mas só pode ser executada quando o estoque bastar. Você pode substituir o prato ou pedir os alimentos a outra unidade."
        />
      )}
    </div>
  );
}
