import type { NotaEletronicaNova, Solicitacao } from '@merenda/shared/contratos';
import { usePreencher } from '@merenda/shared/ui';
import type { RascunhoRecebimento } from '../recebimentos/digitado.js';
import { LerNotaFiscal } from './LerNotaFiscal.js';

interface NotaDoRecebimentoProps {
  solicitacao: Solicitacao;
  /** What the receipt sends of the invoice; null without one. */
  aoLer: (nota: NotaEletronicaNova | null) => void;
}

/** Reads an NF-e inside the receipt's form, and fills it. What is typed stays where the invoice says nothing. */
export function NotaDoRecebimento({ solicitacao, aoLer }: NotaDoRecebimentoProps) {
  const preencher = usePreencher<RascunhoRecebimento>();
  return (
    <div style={{ marginBottom: 16 }}>
      <LerNotaFiscal
        solicitacao={solicitacao}
        aoLer={(usada) => {
          if (usada) preencher(usada.valores);
          aoLer(usada?.notaEletronica ?? null);
        }}
      />
    </div>
  );
}
