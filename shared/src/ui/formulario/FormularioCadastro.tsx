import { Button, Card, Flex, Form, Typography } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { CamposComConflito } from './CamposComConflito.js';
import { frases, type Entidade } from './entidade.js';
import { focarPrimeiroCampo } from './foco.js';
import { CAMPOS_OBRIGATORIOS, useFormulario, type OpcoesDoFormulario } from './useFormulario.js';

type Opcionais<V> = Partial<
  Pick<OpcoesDoFormulario<V>, 'confirmacao' | 'sucesso' | 'tituloDaFalha' | 'aoConcluir' | 'edicao'>
>;

interface FormularioCadastroProps<V> extends Opcionais<V>, Pick<OpcoesDoFormulario<V>, 'aoSalvar'> {
  entidade: Entidade;
  valoresIniciais?: Partial<V>;
  /** The button's text; default 'Cadastrar'. */
  rotuloSalvar?: string;
  /** The text of the button that clears the form; default 'Limpar'. */
  rotuloLimpar?: string;
  /** True while the typed values break a rule that the form itself shows. */
  salvarDesabilitado?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The question before the form is cleared. */
const LIMPAR = 'Deseja realmente descartar o que digitou?';

/** A registration form on a page: after each success it is empty again, with the focus in its first field. */
export function FormularioCadastro<V extends object>({
  entidade,
  valoresIniciais,
  edicao,
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
  const [recomecos, setRecomecos] = useState(0);
  const { enviando, limpar, podeDescartar, conflito, props } = useFormulario<V>({
    identidade: `cadastrar ${entidade.nome}`,
    confirmacao,
    sucesso,
    aoSalvar,
    tituloDaFalha,
    valores: valoresIniciais,
    edicao,
    aoConcluir: () => {
      recomecar();
      aoConcluir?.();
    },
  });

  function recomecar(): void {
    props.form.resetFields();
    setRecomecos((antes) => antes + 1);
  }

  async function descartar(): Promise<void> {
    if (!(await podeDescartar(LIMPAR))) return;
    limpar();
    recomecar();
  }

  // On opening, and after each reset.
  useEffect(() => focarPrimeiroCampo(props.name), [props.name, recomecos]);

  return (
    <Card>
      <Form<V> {...props} layout="vertical" noValidate>
        <CamposComConflito conflito={conflito}>{children}</CamposComConflito>
        <Flex wrap gap="small" align="center" justify="space-between">
          <Typography.Text type="secondary">{CAMPOS_OBRIGATORIOS}</Typography.Text>
          <Flex gap="small">
            {/* The main action comes first: the keyboard reaches it before the button that clears all. */}
            <Button
              type="primary"
              htmlType="submit"
              loading={enviando}
              disabled={salvarDesabilitado || conflito.aberto !== null}
            >
              {rotuloSalvar}
            </Button>
            <Button onClick={() => void descartar()}>{rotuloLimpar}</Button>
          </Flex>
        </Flex>
      </Form>
    </Card>
  );
}
