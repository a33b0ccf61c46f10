import type { PreviaDoAbatimento } from '@merenda/shared/contratos';
import { useQuantidade } from '@merenda/shared/ui';
import { Alert } from 'antd';

interface MudancasDoPlanoProps {
  /** The plan that was confirmed. */
  antes: PreviaDoAbatimento;
  agora: PreviaDoAbatimento;
}

/** After an execution that the server refused because the stock changed: what leaves otherwise than it was shown. */
export function MudancasDoPlano({ antes, agora }: MudancasDoPlanoProps) {
  const quantidade = useQuantidade();
  const lotes = new Map([...antes.produtos, ...agora.produtos].map((um) => [um.id, um]));
  const frases = [...lotes.values()].flatMap(({ id, lote, produto }) => {
    const saia = antes.produtos.find((um) => um.id === id)?.quantidade ?? 0;
    const sai = agora.produtos.find((um) => um.id === id)?.quantidade ?? 0;
    if (saia === sai) return [];
    return [{ id, frase: `Lote ${lote}: antes ${quantidade(saia, produto)}, agora ${quantidade(sai, produto)}` }];
  });
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      title="O estoque mudou e nada foi retirado. Confira o novo plano e execute de novo."
      description={
        frases.length > 0 && (
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {frases.map(({ id, frase }) => (
              <li key={id}>{frase}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
