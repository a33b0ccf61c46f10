import { DIGITOS_DO_PIN, OBRIGATORIO, violacoesDoPinNovo, violacoesDoPinRepetido } from '@merenda/shared/regras';
import { regra } from '@merenda/shared/ui';
import { Form, Input, Typography } from 'antd';
import { ModalDoFator } from '../seguranca/ModalDoFator.js';
import { useDefinirPin } from './pin.api.js';
import './campo-do-pin.css';

interface Valores {
  pin: string;
  confirmacao: string;
}

// Not password fields: the browser would offer to keep the PIN, for everybody who has the phone.
const CAMPO = {
  className: 'campo-do-pin',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: DIGITOS_DO_PIN,
} as const;

/** Modal that sets the user's PIN on this device, typed twice. */
export function CriarPin({ aoFechar }: { aoFechar: () => void }) {
  const definir = useDefinirPin();
  return (
    <ModalDoFator<Valores>
      titulo="PIN da cozinha neste aparelho"
      texto={
        <Typography.Paragraph>
          Quem tem este aparelho e sabe o PIN pode registrar refeições em seu nome. Não conte o PIN a ninguém. Ele é
          apagado depois de cinco erros seguidos.
        </Typography.Paragraph>
      }
      campo="pin"
      rotuloEnviar="Criar PIN"
      enviando={definir.isPending}
      enviar={({ pin }) => definir.mutateAsync(pin)}
      sucesso="PIN criado com sucesso!"
      aoFechar={aoFechar}
    >
      <Form.Item
        name="pin"
        label={`PIN de ${DIGITOS_DO_PIN} números`}
        rules={[{ required: true, message: OBRIGATORIO }, regra<string>((pin) => (pin ? violacoesDoPinNovo(pin) : []))]}
      >
        <Input {...CAMPO} />
      </Form.Item>
      <Form.Item
        name="confirmacao"
        label="Repita o PIN"
        rules={[
          { required: true, message: OBRIGATORIO },
          regra<string>((confirmacao, ler) =>
            violacoesDoPinRepetido({ pin: ler('pin') as string | undefined, confirmacao }),
          ),
        ]}
      >
        <Input {...CAMPO} />
      </Form.Item>
    </ModalDoFator>
  );
}
