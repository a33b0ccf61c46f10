import { avisos, perguntarAoSair, versaoMudou } from '@merenda/shared';
import { OBRIGATORIO } from '@merenda/shared/regras';
import { Form, type FormInstance } from 'antd';
import { useId, useState } from 'react';
import { useEnvio, type OpcoesDoEnvio } from '../envio/useEnvio.js';
import { useRascunho } from '../envio/useRascunho.js';
import type { Edicao } from './edicao.js';
import { mostrarNosCampos } from './erros-do-servidor.js';
import { focarPrimeiroErro } from './foco.js';
import { CAMPOS_OBRIGATORIOS } from './obrigatorios.js';
import { useConflito, type ConflitoDeEdicao } from './useConflito.js';

export interface OpcoesDoFormulario<V, R = unknown> extends Omit<OpcoesDoEnvio<V, R>, 'aoSalvar'> {
  /** Distinguishes this form from others at its address: its entity and its initial record. */
  identidade: string;
  /** Like in `useEnvio`; `versao` is the record's version, for an edit with `edicao`. */
  aoSalvar: (valores: V, envio: { idempotencia: string; versao: number }) => Promise<R>;
  /** The initial values of the form. */
  valores?: Partial<V>;
  /** For a record that other users may change: its version, and a function to read it again. */
  edicao?: Edicao<V>;
}

interface Formulario<V> {
  form: FormInstance<V>;
  enviando: boolean;
  /** Something was typed or put in since the last reset. */
  sujo: boolean;
  /** Resets the dirty state: the form closes or was reset. */
  limpar: () => void;
  /** Sets the dirty state: values were put in for the user. */
  marcar: () => void;
  /** Whether anything was typed, also in a part that is kept elsewhere. */
  haTrabalho: () => boolean;
  /** Asks whether the typed values may be discarded; does not ask if nothing was typed. */
  podeDescartar: (mensagem?: string) => Promise<boolean>;
  /** Another user's change, and the fields that can show it. */
  conflito: ConflitoDeEdicao;
  /** Spread onto `<Form>`. */
  props: {
    form: FormInstance<V>;
    /** Also the id of the form's element. */
    name: string;
    initialValues: Partial<V> | undefined;
    disabled: boolean;
    onFinish: (valores: V) => Promise<void>;
    onFinishFailed: (falha: { errorFields: { errors: string[] }[] }) => void;
    onValuesChange: () => void;
  };
}

/**
 * A form that is validated and then submitted by `useEnvio`. A failure keeps all typed values and shows the server's
 * refusals at their fields; a stale version opens the conflict panel.
 */
export function useFormulario<V, R = unknown>({
  identidade,
  aoSalvar,
  aoConcluir,
  aoFalhar,
  valores: iniciais,
  edicao,
  ...opcoes
}: OpcoesDoFormulario<V, R>): Formulario<V> {
  const [form] = Form.useForm<V>();
  const id = useId();
  const [sujo, setSujo] = useState(false);

  const { esquecer } = useRascunho<V>({
    identidade,
    sujo,
    ler: () => form.getFieldsValue(true),
    retomar: (digitado) => {
      form.setFieldsValue(digitado as Parameters<typeof form.setFieldsValue>[0]);
      setSujo(true);
    },
  });

  function limpar(): void {
    setSujo(false);
    esquecer();
  }

  const { versao, aoConflitar, ...conflito } = useConflito({ form, iniciais, edicao, aoDescartar: limpar });

  const { enviar, enviando } = useEnvio<V, R>({
    ...opcoes,
    aoSalvar: (valores, { idempotencia }) => aoSalvar(valores, { idempotencia, versao: versao() }),
    aoConcluir: () => {
      limpar();
      aoConcluir();
    },
    aoFalhar: async (erro, valores) => {
      if ((await aoFalhar?.(erro, valores)) || (versaoMudou(erro) && (await aoConflitar(erro)))) return true;
      avisos.falha(erro, opcoes.tituloDaFalha);
      const { semCampo, noCampo } = mostrarNosCampos(form, erro);
      semCampo.forEach((mensagem) => avisos.erro(opcoes.tituloDaFalha ?? 'Erro', mensagem));
      if (noCampo) focarPrimeiroErro(id);
      return true;
    },
  });

  // Values restored from a draft count as typed, too.
  const haTrabalho = (): boolean => sujo || form.isFieldsTouched();

  const podeDescartar = async (mensagem?: string): Promise<boolean> => !haTrabalho() || perguntarAoSair(mensagem);

  return {
    form,
    enviando,
    sujo,
    limpar,
    marcar: () => setSujo(true),
    haTrabalho,
    podeDescartar,
    conflito,
    props: {
      form,
      name: id,
      initialValues: conflito.iniciais,
      disabled: enviando,
      onFinish: enviar,
      onFinishFailed: ({ errorFields }) => {
        focarPrimeiroErro(id);
        if (errorFields.some(({ errors }) => errors.includes(OBRIGATORIO))) avisos.atencao(CAMPOS_OBRIGATORIOS);
      },
      onValuesChange: () => setSujo(true),
    },
  };
}
