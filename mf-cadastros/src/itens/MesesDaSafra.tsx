import { MESES, ROTULOS_MES, type ItemNovo } from '@merenda/shared/contratos';
import { Campo, usePreencher } from '@merenda/shared/ui';
import { Button, Checkbox } from 'antd';
import { useMesesDeEntrega } from './itens.api.js';

const OPCOES = MESES.map((mes) => ({ value: mes, label: ROTULOS_MES[mes] }));

const LISTA = new Intl.ListFormat('pt-BR');

/**
 * The months in which a food is in season; none is the whole year. Those in which the municipality received it are
 * proposed, and are taken only by the user: a food may be bought out of season.
 */
export function MesesDaSafra({ item }: { item: number | undefined }) {
  const recebido = useMesesDeEntrega(item);
  const preencher = usePreencher<ItemNovo>();
  const meses = recebido.data ?? [];
  return (
    <Campo
      nome="meses"
      rotulo="Meses de safra"
      ajuda={
        <>
          Nenhum mês marcado vale para o ano todo. As sugestões de cardápio usam o alimento só na safra.
          {meses.length > 0 && (
            <>
              {' '}
              Já foi entregue em {LISTA.format(meses.map((mes) => ROTULOS_MES[mes].toLowerCase()))}.{' '}
              <Button type="link" size="small" style={{ padding: 0 }} onClick={() => preencher({ meses })}>
                Marcar estes meses
              </Button>
            </>
          )}
        </>
      }
    >
      <Checkbox.Group options={OPCOES} />
    </Campo>
  );
}
