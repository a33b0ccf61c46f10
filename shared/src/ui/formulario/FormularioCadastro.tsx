import { Button, Card, Flex, Form, Typography } from 'antd';
import { useId, type ReactNode } from 'react';
import { frases, type Entidade } from './entidade';
import { CAMPOS_OBRIGATORIOS, useEnvio, type EnvioDeFormulario } from './useEnvio';

interface FormularioCadastroProps<V> extends Partial<Pick<EnvioDeFormulario<V>, 'confirmacao' | 'sucesso' | 'tituloDaFalha' | 'aoConcluir'>>, Pick<EnvioDeFormulario<V>, 'aoSalvar'> {
  entidade: Entidade;
  valoresIniciais?: Partial<V>;
  /** The button's word; 'Cadastrar' if not said. */
  rotuloSalvar?: string;
  /** The word of the button that takes back what was typed; 'Limpar' if not said. */
  rotuloLimpar?: string;
  /** While what is typed breaks a rule that the form shows by itself. */
  salvarDesabilitado?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A registration form on a page: it is empty again after each success, ready for the next. */
export function FormularioCadastro<V extends object>({
  entidade,
  valoresIniciais,
  aoSalvar,
  rotuloSalvar = 'Cadastrar',
  rotuloLimpar = 'Limpar',
  salvarDesabilitado = false,
  confirmacao = frases(entidade).cadastrar,
  sucesso = frases(entidade).cadastrado,
  tituloDaFalha,
  aoConcluir,
  children,
}: FormularioCadastroProps<V>) {
  const { enviando, limpar, props } = useEnvio<V>({
    identidade: `cadastrar ${entidade.nome}`,
    confirmacao,
    sucesso,
    aoSalvar,
    tituloDaFalha,
    aoConcluir: () => {
      props.form.resetFields();
      aoConcluir?.();
    },
  });

  return (
    <Card>
      <Form<V>
        {...props}
        name={useId()}
        layout="vertical"
        initialValues={valoresIniciais}
        disabled={enviando}
        scrollToFirstError={{ focus: true, block: 'center' }}
        noValidate
      >
        {children}
        <Flex wrap gap="small" align="center" justify="space-between">
          <Typography.Text type="secondary">{CAMPOS_OBRIGATORIOS}</Typography.Text>
          <Flex gap="small">
            <Button
              onClick={() => {
                props.form.resetFields();
                limpar();
              }}
            >
              {rotuloLimpar}
            </Button>
            <Button type="primary" htmlType="submit" loading={enviando} disabled={salvarDesabilitado}>
              {rotuloSalvar}
            </Button>
          </Flex>
        </Flex>
      </Form>
    </Card>
  );
}
