import { avisos, ErroApi, fraseDaFalha } from '@merenda/shared';
import type { ConteudoDoRascunho, Solicitacao } from '@merenda/shared/contratos';
import { useAoPausar, useTrabalho } from '@merenda/shared/ui';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { paraConteudo } from './conteudo.js';
import type { RascunhoRecebimento } from './digitado.js';
import { useImagemDoRascunho } from './useImagemDoRascunho.js';
import { lerRascunho, useDescartarRascunho, useGuardarRascunho, type RascunhoLido } from './recebimentos.api.js';

/** What became of the last attempt to keep the draft. */
export type SituacaoDaGuarda =
  | { tipo: 'NADA' | 'GUARDANDO' }
  | { tipo: 'GUARDADO'; quando: string }
  | { tipo: 'FALHA'; frase: string }
  | { tipo: 'CONFLITO'; frase: string; outro: RascunhoLido };

/**
 * Inside the receipt's form: keeps the typed values on the server, a moment after each change. A draft that another
 * user or device has kept meanwhile is not replaced before the user has chosen.
 */
export function useGuarda(solicitacao: Solicitacao, inicial: RascunhoLido | null) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const { sujo, guardado } = useTrabalho();
  const { mutateAsync: enviar } = useGuardarRascunho(solicitacao.id);
  const { mutateAsync: excluir } = useDescartarRascunho(solicitacao.id);
  const [situacao, setSituacao] = useState<SituacaoDaGuarda>({ tipo: 'NADA' });
  /** The draft that the server has, as far as this screen knows. */
  const conhecido = useRef(inicial?.id ?? null);
  const enviado = useRef<string>(undefined);
  const parada = useRef(false);
  const fila = useRef(Promise.resolve(true));
  const imagem = useImagemDoRascunho(solicitacao.id, inicial);
  useAoPausar(() => void guardar(), { ligado: sujo && situacao.tipo !== 'CONFLITO' });

  function conteudo(): ConteudoDoRascunho {
    const digitado = form.getFieldsValue(true);
    return paraConteudo(solicitacao, digitado, imagem.fotoDe(digitado.imagem));
  }

  /** Keeps the current draft, after the write on its way. False: it was not kept, and the situation says why. */
  function guardar(): Promise<boolean> {
    fila.current = fila.current.then(guardarAgora);
    return fila.current;
  }

  async function guardarAgora(): Promise<boolean> {
    if (parada.current) return true;
    try {
      await imagem.enviarNova(form.getFieldsValue(true).imagem);
      const atual = conteudo();
      const escrito = JSON.stringify(atual);
      if (escrito === enviado.current) return true;
      setSituacao({ tipo: 'GUARDANDO' });
      const { id, quando } = await enviar({ anterior: conhecido.current, conteudo: atual });
      conhecido.current = id;
      enviado.current = escrito;
      setSituacao({ tipo: 'GUARDADO', quando });
      if (JSON.stringify(conteudo()) === escrito) guardado();
      return true;
    } catch (erro) {
      setSituacao(await aposFalha(erro));
      return false;
    }
  }

  async function aposFalha(erro: unknown): Promise<SituacaoDaGuarda> {
    const frase = fraseDaFalha(erro);
    if (!outroGuardou(erro)) return { tipo: 'FALHA', frase };
    try {
      const outro = await lerRascunho(solicitacao.id);
      return outro ? { tipo: 'CONFLITO', frase, outro } : { tipo: 'FALHA', frase };
    } catch (falha) {
      return { tipo: 'FALHA', frase: fraseDaFalha(falha) };
    }
  }

  /** Removes the draft that this screen knows; one of another user stays. False: it could not be removed. */
  async function descartar(): Promise<boolean> {
    await parar();
    if (conhecido.current === null || situacao.tipo === 'CONFLITO') return true;
    try {
      await excluir(conhecido.current);
      return true;
    } catch (erro) {
      retomar();
      avisos.falha(erro);
      setSituacao(await aposFalha(erro));
      return false;
    }
  }

  /** Nothing is kept from here on: the receipt is recorded, or given up. */
  async function parar(): Promise<void> {
    parada.current = true;
    await fila.current;
  }

  const retomar = (): void => {
    parada.current = false;
  };

  /** This draft replaces the one that the other user or device has kept. */
  function manter(outro: RascunhoLido): void {
    conhecido.current = outro.id;
    imagem.esquecer();
    void guardar();
  }

  return { situacao, guardar, descartar, parar, retomar, manter, temRascunho: () => conhecido.current !== null };
}

const outroGuardou = (erro: unknown): boolean =>
  erro instanceof ErroApi && erro.status === 409 && erro.campos.some(({ campo }) => campo === 'anterior');
