import { NotaDosObrigatorios } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';

interface RodapeDoModalProps {
  /** The id of the form that the main button sends. */
  formulario: string;
  /** What the main button says. */
  rotulo: string;
  aoFechar: () => void;
}

/** Below a form that changes what the meal will be and writes nothing yet: 'Cancelar' and the main button. */
export function RodapeDoModal({ formulario, rotulo, aoFechar }: RodapeDoModalProps) {
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <NotaDosObrigatorios />
      <Flex gap="small">
        <Button onClick={aoFechar}>Cancelar</Button>
        <Button type="primary" htmlType="submit" form={formulario}>
          {rotulo}
        </Button>
      </Flex>
    </Flex>
  );
}
