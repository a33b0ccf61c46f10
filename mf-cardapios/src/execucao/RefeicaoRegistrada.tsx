import { usePorPin } from '@merenda/shared';
import { ROTULO_FALTA_EXECUTAR, type PratoDoDia } from '@merenda/shared/contratos';
import { Alert, Button, Flex } from 'antd';
import { useNavigate } from 'react-router-dom';

interface RefeicaoRegistradaProps {
  refeicao: NonNullable<PratoDoDia['refeicao']>;
  unidade: number;
  aoExecutar: () => void;
}

/** In place of the form once the meal is registered: the next step, or that it is done. */
export function RefeicaoRegistrada({ refeicao: { id, executado }, unidade, aoExecutar }: RefeicaoRegistradaProps) {
  const navigate = useNavigate();
  const porPin = usePorPin();
  return (
    <Alert
      type={executado ? 'success' : 'warning'}
      showIcon
      title={
        executado
          ? 'A refeição foi executada: os alimentos saíram do estoque.'
          : 'A refeição está registrada. O estoque ainda não foi baixado.'
      }
      description={
        <Flex wrap gap="small" align="center">
          {!executado && (
            <>
              <span>{ROTULO_FALTA_EXECUTAR}.</span>
              <Button type="primary" onClick={aoExecutar}>
                Executar agora
              </Button>
            </>
          )}
          {executado && !porPin && (
            <Button type="primary" onClick={() => void navigate(`/relatorio/produtos-refeicao/${id}`)}>
              Imprimir produtos
            </Button>
          )}
          {!porPin && (
            <Button onClick={() => void navigate(`/historico-execucao-cardapios?unidade=${unidade}`)}>
              Ver no histórico
            </Button>
          )}
        </Flex>
      }
    />
  );
}
