import { avisos, confirmar, marcarRascunho, novaIdempotencia, SAIR_SEM_SALVAR, versaoMudou } from '@merenda/shared';
import { Form, type FormInstance } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { CAMPO_OBRIGATORIO } from '../campos/Campo.js';
import type { Edicao } from './edicao.js';
import { mostrarNosCampos } from './erros-do-servidor.js';
import { focarPrimeiroErro } from './foco.js';
import { useConflito, type ConflitoDeEdicao } from './useConflito.js';
import { useResgate } from './useResgate.js';

/** Said when a required field is empty (specification 1, section 5). */
export const CAMPOS_OBRIGATORIOS = 'Campos com * são obrigatórios';

export interface EnvioDeFormulario<V> {
  /** Tells this form from the others of its address: its entity and what it started with. */
  identidade: string;
  /** The question in the 'Aviso' dialog; a function where it depends on what was typed. */
  confirmacao: string | ((valores: V) => string);
  /** The sentence of the success toast. */
  sucesso: string;
  /**
   * Sends the values. `idempotencia` stays the same while the same values are sent again (the answer got lost), and
   * changes with them: hand it to `api` where the server honours it. `versao` is the record's, of an edit with `edicao`.
   */
  aoSalvar: (valores: V, envio: { idempotencia: string; versao: number }) => Promise<unknown>;
  /** After the success: reset or close. */
  aoConcluir: () => void;
  /** Title of the toast of a failure; 'Erro' if not said. */
  tituloDaFalha?: string;
  /** Takes a failure over, and says so by true: then no toast tells it. */
  aoFalhar?: (erro: unknown) => boolean;
  /** What the form starts with. */
  valores?: Partial<V>;
  /** Of a record that others may change meanwhile: its version, and how it is read again. */
  edicao?: Edicao<V>;
}

interface Envio<V> {
  form: FormInstance<V>;
  enviando: boolean;
  /** Whether something was typed since the form was opened, reset or saved. */
  sujo: boolean;
  /** Forgets that something was typed: the form is going away or was reset. */
  limpar: () => void;
  /** Asks, unless nothing was typed, whether it may be thrown away. */
  podeDescartar: (mensagem?: string) => Promise<boolean>;
  /** Somebody else's change, and the fields that can show it. */
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
 * The life of a submission: validate → confirm → send → say how it went. A failure keeps everything typed and puts the
 * server's refusals at their fields; a second click while it runs does nothing.
 */
export function useEnvio<V>(envio: EnvioDeFormulario<V>): Envio<V> {
  const {
    identidade,
    confirmacao,
    sucesso,
    aoSalvar,
    aoConcluir,
    tituloDaFalha = 'Erro',
    aoFalhar,
    valores: iniciais,
    edicao,
  } = envio;
  const [form] = Form.useForm<V>();
  const id = useId();
  const [enviando, setEnviando] = useState(false);
  const [sujo, setSujo] = useState(false);
  const emCurso = useRef(false);
  const idempotencia = useRef<string | null>(null);

  useEffect(() => {
    marcarRascunho(id, sujo);
    return () => marcarRascunho(id, false);
  }, [id, sujo]);

  function limpar(): void {
    setSujo(false);
    // At once, and not with the next render: what follows may leave the screen.
    marcarRascunho(id, false);
  }

  useResgate({ form, identidade, sujo, aoResgatar: () => setSujo(true) });
  const { versao, aoConflitar, ...conflito } = useConflito({ form, iniciais, edicao, aoDescartar: limpar });

  async function podeDescartar(mensagem = SAIR_SEM_SALVAR): Promise<boolean> {
    // What a draft brought back counts as typed, too.
    return (!sujo && !form.isFieldsTouched()) || confirmar({ mensagem, perigo: true });
  }

  async function enviar(valores: V): Promise<void> {
    if (emCurso.current) return;
    emCurso.current = true;
    try {
      const mensagem = typeof confirmacao === 'string' ? confirmacao : confirmacao(valores);
      if (!(await confirmar({ mensagem }))) return;
      setEnviando(true);
      idempotencia.current ??= novaIdempotencia();
      await aoSalvar(valores, { idempotencia: idempotencia.current, versao: versao() });
      idempotencia.current = null;
      limpar();
      avisos.sucesso(sucesso);
      aoConcluir();
    } catch (erro) {
      if (aoFalhar?.(erro) || (versaoMudou(erro) && (await aoConflitar(erro)))) return;
      avisos.falha(erro, tituloDaFalha);
      const { semCampo, noCampo } = mostrarNosCampos(form, erro);
      semCampo.forEach((mensagem) => avisos.erro(tituloDaFalha, mensagem));
      if (noCampo) focarPrimeiroErro(id);
    } finally {
      emCurso.current = false;
      setEnviando(false);
    }
  }

  return {
    form,
    enviando,
    sujo,
    limpar,
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
        if (errorFields.some(({ errors }) => errors.includes(CAMPO_OBRIGATORIO))) avisos.atencao(CAMPOS_OBRIGATORIOS);
      },
      onValuesChange: () => {
        idempotencia.current = null;
        setSujo(true);
      },
    },
  };
}
