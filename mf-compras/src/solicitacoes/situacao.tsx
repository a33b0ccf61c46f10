import { ROTULOS_STATUS_COMPRA, type StatusCompra } from '@merenda/shared/contratos';
import { StatusTag, type Tom } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import './situacao.css';

const TONS: Record<StatusCompra, Tom> = {
  AGUARDANDO: 'espera',
  ENVIADA: 'atencao',
  RECEBIDA: 'sucesso',
  DEVOLVIDA: 'perigo',
  CANCELADA: 'neutro',
};

export function SituacaoSolicitacao({ status }: { status: StatusCompra }) {
  return <StatusTag rotulo={ROTULOS_STATUS_COMPRA[status]} tom={TONS[status]} />;
}

interface RecebimentoComecadoProps {
  /** Of which request, for the button's label. */
  de: string;
  aoContinuar: () => void;
}

/** Says that the draft of a receipt is kept, and goes on with it. */
export function RecebimentoComecado({ de, aoContinuar }: RecebimentoComecadoProps) {
  return (
    <Flex gap={4} align="center" wrap className="compras-recebimento-comecado">
      <StatusTag rotulo="Recebimento começado" tom="atencao" />
      <Button
        type="link"
        size="small"
        style={{ paddingInline: 0 }}
        aria-label={`Continuar o recebimento de ${de}`}
        onClick={aoContinuar}
      >
        Continuar
      </Button>
    </Flex>
  );
}
