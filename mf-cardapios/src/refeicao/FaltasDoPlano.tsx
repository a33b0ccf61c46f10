import type { FaltaDeAlimento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { fraseDoBloqueadoNaFalta } from '@merenda/shared/regras';
import { Alert } from 'antd';
import { medida, quantoFalta } from './medida.js';

/** The shortages of a meal, food by food, with the quantities in blocked lots. */
export function FaltasDoPlano({ faltas }: { faltas: readonly FaltaDeAlimento[] }) {
  return (
    <Alert
      type="error"
      showIcon
      title="Estoque insuficiente: a refeição não pode ser executada."
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {faltas.map(({ alimento, falta, unidadeMedida, bloqueados }) => (
            <li key={alimento.id}>
              {nomeComum(alimento.nome)}: {quantoFalta(falta, unidadeMedida)}
              {bloqueados.length > 0 &&
                ` (${bloqueados
                  .map(({ lote, quantidade }) => fraseDoBloqueadoNaFalta(medida(quantidade, unidadeMedida), lote))
                  .join(', ')})`}
            </li>
          ))}
        </ul>
      }
    />
  );
}
