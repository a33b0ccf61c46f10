import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { usePermissao } from '@merenda/shared';
import type { Permissao } from '@merenda/shared/contratos';
import { Icone, useTrabalho } from '@merenda/shared/ui';
import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';

type Caminho = (string | number)[];

interface NovoNoCampo {
  /** '+ Novo preparo', for the field at this path; nothing for a user who may not register one. */
  botaoPara: (campo: Caminho) => ReactNode;
  /** The drawer, while it is open: put it outside of the rows, whose form it does not belong to. */
  gaveta: ReactNode;
}

/**
 * A record that is registered in a drawer, without leaving the form, and is then chosen in the field.
 * @param formulario the drawer; it calls `aoCriar` with the new record's id
 */
export function useNovoNoCampo(
  { rotulo, permissao }: { rotulo: string; permissao: Permissao },
  formulario: (aoCriar: (id: number) => void, aoFechar: () => void) => ReactNode,
): NovoNoCampo {
  const form = Form.useFormInstance();
  const pode = usePermissao(permissao);
  const { marcar } = useTrabalho();
  const [campo, setCampo] = useState<Caminho | null>(null);

  function escolher(id: number): void {
    if (campo === null) return;
    form.setFields([{ name: campo, value: id, touched: true, errors: [] }]);
    marcar();
  }

  return {
    botaoPara: (alvo) =>
      pode && (
        <Button type="link" size="small" icon={<Icone de={PlusOutlined} />} onClick={() => setCampo(alvo)}>
          {rotulo}
        </Button>
      ),
    gaveta: campo && formulario(escolher, () => setCampo(null)),
  };
}
