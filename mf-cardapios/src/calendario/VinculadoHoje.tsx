import type { Lancamento } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import { PassoSeguinte } from '@merenda/shared/ui';
import { Alert, Flex } from 'antd';

interface VinculadoHojeProps {
  /** What was just bound. */
  lancamentos: readonly Lancamento[];
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

/** Above the calendar, after a menu was bound to today at one unit: the way to its meals. */
export function VinculadoHoje({ lancamentos, hoje }: VinculadoHojeProps) {
  const [deHoje, ...outros] = lancamentos.filter(({ data }) => data === formatarData(hoje));
  if (deHoje === undefined || outros.length > 0) return null;
  const { id, cardapio, unidade } = deHoje;
  return (
    <Alert
      type="success"
      role="status"
      showIcon
      style={{ marginBottom: 12 }}
      title={
        <Flex wrap gap="4px 16px" align="center">
          <span style={{ overflowWrap: 'anywhere' }}>Cardápio {nomeComum(cardapio.nome)} vinculado para hoje.</span>
          <PassoSeguinte
            para={`/execucao-cardapios?unidade=${unidade.id}`}
            permissao={null}
            valores={{ lancamento: id }}
          >
            Realizar refeição
          </PassoSeguinte>
        </Flex>
      }
    />
  );
}
