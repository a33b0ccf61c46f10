import { Button, Card, Checkbox, Flex, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CamposComConflito } from './CamposComConflito.js';
import { ATALHO_DE_ENVIO, enviarComCtrlEnter } from './ctrl-enter.js';
import { frases, type Entidade } from './entidade.js';
import { FaixaDoSalvo, type RegistroSalvo } from './FaixaDoSalvo.js';
import { focarPrimeiroCampo } from './foco.js';
import { useValoresRecebidos } from './PassoSeguinte.js';
import { NotaDosObrigatorios } from './obrigatorios.js';
import { TrabalhoDoFormulario } from './preencher.js';
import { useFormulario, type OpcoesDoFormulario } from './useFormulario.js';

type Opcionais<V, R> = Partial<
  Pick<OpcoesDoFormulario<V, R>, 'confirmacao' | 'detalhes' | 'sucesso' | 'tituloDaFalha' | 'aoConcluir' | 'edicao'>
>;

interface FormularioCadastroProps<V, R> extends Opcionais<V, R>, Pick<OpcoesDoFormulario<V, R>, 'aoSalvar'> {
  entidade: Entidade;
  /** The text of the strip above the form about the record that was saved; without it there is no strip. */
  salvo?: (resultado: R) => RegistroSalvo;
  /**
   * Fields that the next record may have in common with the last one: offers to keep them. `comecar` gives what the next
   * record then begins with besides.
   */
  manter?: { rotulo: string; campos: readonly (keyof V & string)[]; comecar?: (salvo: R) => Partial<V> };
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

/**
 * A registration form on a page: after each success it is empty again, with the focus in its first field, and a strip
 * above it names the registered record.
 */
export function FormularioCadastro<V extends object, R = unknown>({
  entidade,
  valoresIniciais,
  edicao,
  aoSalvar,
  salvo,
  manter,
  rotuloSalvar = 'Cadastrar',
  rotuloLimpar = 'Limpar',
  salvarDesabilitado = false,
  confirmacao = frases(entidade).cadastrar,
  detalhes,
  sucesso = frases(entidade).cadastrado,
  tituloDaFalha,
  aoConcluir,
  children,
}: FormularioCadastroProps<V, R>) {
  const [recomecos, setRecomecos] = useState(0);
  const [registro, setRegistro] = useState<RegistroSalvo | null>(null);
  const [mantendo, setMantendo] = useState(false);
  const comeco = useRef<Partial<V>>({});
  const { enviando, sujo, limpar, marcar, podeDescartar, conflito, props } = useFormulario<V, R>({
    identidade: `cadastrar ${entidade.nome}`,
    confirmacao,
    detalhes,
    sucesso,
    aoSalvar: async (...envio) => {
      const resultado = await aoSalvar(...envio);
      if (salvo) setRegistro(salvo(resultado));
      comeco.current = manter?.comecar?.(resultado) ?? {};
      return resultado;
    },
    tituloDaFalha,
    valores: valoresIniciais,
    edicao,
    aoConcluir: () => {
      const mantidos = mantendo ? { ...valoresDe(props.form, manter?.campos ?? []), ...comeco.current } : {};
      recomecar();
      props.form.setFieldsValue(mantidos as Parameters<typeof props.form.setFieldsValue>[0]);
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

  // They are no initial values: after the first save the form is empty.
  const [recebidos] = useState(useValoresRecebidos<Parameters<typeof props.form.setFieldsValue>[0]>());
  useEffect(() => {
    if (recebidos) props.form.setFieldsValue(recebidos);
  }, [props.form, recebidos]);

  // On opening, and after each reset.
  useEffect(() => focarPrimeiroCampo(props.name), [props.name, recomecos]);

  useEffect(() => {
    if (registro !== null) window.scrollTo({ top: 0 });
  }, [registro]);

  return (
    <>
      {registro !== null && <FaixaDoSalvo key={registro.registro} {...registro} artigo={entidade.artigo} />}
      <Card>
        <Form<V> {...props} layout="vertical" noValidate onKeyDown={(evento) => enviarComCtrlEnter(evento, props.name)}>
          <TrabalhoDoFormulario value={{ sujo, marcar, guardado: limpar }}>
            <CamposComConflito conflito={conflito}>{children}</CamposComConflito>
          </TrabalhoDoFormulario>
          <Flex wrap gap="small" align="center" justify="space-between">
            <NotaDosObrigatorios />
            {manter && (
              <Checkbox checked={mantendo} onChange={({ target }) => setMantendo(target.checked)}>
                {manter.rotulo}
              </Checkbox>
            )}
            <Flex gap="small">
              {/* The main action comes first: the keyboard reaches it before the button that clears all. */}
              <Button
                type="primary"
                htmlType="submit"
                title={ATALHO_DE_ENVIO}
                aria-keyshortcuts="Control+Enter"
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
    </>
  );
}

function valoresDe<V extends object>(form: FormInstance<V>, campos: readonly (keyof V & string)[]): Partial<V> {
  const valores: Partial<V> = form.getFieldsValue(true);
  return Object.fromEntries(campos.map((campo) => [campo, valores[campo]])) as Partial<V>;
}
