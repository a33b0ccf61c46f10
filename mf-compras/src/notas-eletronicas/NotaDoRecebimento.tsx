import type { Solicitacao } from '@merenda/shared/contratos';
import { usePreencher } from '@merenda/shared/ui';
import { Form } from 'antd';
import type { NotaDoFormulario, RascunhoRecebimento } from '../recebimentos/digitado.js';
import { LerNotaFiscal } from './LerNotaFiscal.js';
import { comAsDigitadas } from './preenchimento.js';

/** Reads an NF-e inside the receipt's form, and fills it. What is typed stays where the invoice says nothing. */
export function NotaDoRecebimento({ solicitacao }: { solicitacao: Solicitacao }) {
  return (
    <Form.Item name="notaEletronica" style={{ marginBottom: 16 }}>
      <Leitor solicitacao={solicitacao} />
    </Form.Item>
  );
}

interface LeitorProps {
  solicitacao: Solicitacao;
  value?: NotaDoFormulario | null;
  onChange?: (nota: NotaDoFormulario | null) => void;
}

function Leitor({ solicitacao, value, onChange }: LeitorProps) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const preencher = usePreencher<RascunhoRecebimento>();
  return (
    <LerNotaFiscal
      solicitacao={solicitacao}
      usada={value?.numero ?? null}
      aoLer={(lida) => {
        if (lida)
          preencher({
            ...lida.valores,
            produtos: comAsDigitadas(lida.valores.produtos, form.getFieldsValue(true).produtos),
          });
        onChange?.(lida && { ...lida.notaEletronica, numero: lida.valores.notaFiscal.numero });
      }}
    />
  );
}
