import { confirmar } from '@merenda/shared';
import { Button, Flex, Form, Modal, Typography } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { SAIR_SEM_SALVAR } from '../dialogos/GuardaDeRascunho';
import { frases, type Entidade } from './entidade';
import { CAMPOS_OBRIGATORIOS, useEnvio, type EnvioDeFormulario } from './useEnvio';

interface ModalFormularioProps<V> extends Partial<Pick<EnvioDeFormulario<V>, 'confirmacao' | 'sucesso' | 'tituloDaFalha' | 'aoFalhar'>>, Pick<EnvioDeFormulario<V>, 'aoSalvar'> {
  entidade: Entidade;
  titulo: string;
  /** What the form starts with: the record that is edited. */
  valores?: Partial<V>;
  /** After it was saved or given up, when the modal has gone. */
  aoFechar: () => void;
  rotuloSalvar?: string;
  /** While what is typed breaks a rule that the form shows by itself. */
  salvarDesabilitado?: boolean;
  largura?: number;
  children: ReactNode;
}

/**
 * A form in a modal, for editing and for small registrations. Render it while it is wanted:
 * `{editando && <ModalFormulario … aoFechar={() => setEditando(null)} />}`. It closes after a success.
 */
export function ModalFormulario<V extends object>({
  entidade,
  titulo,
  valores,
  aoSalvar,
  aoFechar,
  confirmacao = frases(entidade).atualizar,
  sucesso = frases(entidade).atualizado,
  tituloDaFalha,
  aoFalhar,
  rotuloSalvar = 'Salvar',
  salvarDesabilitado = false,
  largura = 640,
  children,
}: ModalFormularioProps<V>) {
  const nome = useId();
  const [aberto, setAberto] = useState(true);
  const { enviando, sujo, props } = useEnvio<V>({
    identidade: `${titulo} ${JSON.stringify(valores)}`,
    confirmacao,
    sucesso,
    aoSalvar,
    tituloDaFalha,
    aoFalhar,
    aoConcluir: () => setAberto(false),
  });

  async function desistir(): Promise<void> {
    if (enviando) return;
    if (sujo && !(await confirmar({ mensagem: SAIR_SEM_SALVAR, perigo: true }))) return;
    setAberto(false);
  }

  return (
    <Modal
      title={titulo}
      open={aberto}
      onCancel={() => void desistir()}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && focarPrimeiroCampo(nome)}
      width={largura}
      // A click beside the modal is too easily made to throw away what was typed.
      mask={{ closable: false }}
      footer={
        <Flex wrap gap="small" align="center" justify="space-between">
          <Typography.Text type="secondary">{CAMPOS_OBRIGATORIOS}</Typography.Text>
          <Flex gap="small">
            <Button onClick={() => void desistir()} disabled={enviando}>
              Cancelar
            </Button>
            <Button type="primary" htmlType="submit" form={nome} loading={enviando} disabled={salvarDesabilitado}>
              {rotuloSalvar}
            </Button>
          </Flex>
        </Flex>
      }
    >
      <Form<V>
        {...props}
        name={nome}
        layout="vertical"
        style={{ marginTop: 16 }}
        initialValues={valores}
        disabled={enviando}
        scrollToFirstError={{ focus: true, block: 'center' }}
        noValidate
      >
        {children}
      </Form>
    </Modal>
  );
}

function focarPrimeiroCampo(formulario: string): void {
  document.getElementById(formulario)?.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)')?.focus();
}
