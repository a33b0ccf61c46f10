import { LIMITES } from '@merenda/shared/contratos';
import { CampoData, CampoMoeda, CampoTexto, LinhaDeCampos } from '@merenda/shared/ui';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { useHojeBR } from '../hoje.js';
import { depoisDaEmissao } from './depois-da-emissao.js';
import { CampoMotivoRepeticao } from './NotaRepetida.js';
import type { RascunhoRecebimento } from './digitado.js';

const DEPOIS_DA_EMISSAO = depoisDaEmissao(['notaFiscal', 'dataEmissao']);
export const DATA_DO_RECEBIMENTO: ['notaFiscal', 'dataRecebimento'] = ['notaFiscal', 'dataRecebimento'];

interface DadosDaNotaProps {
  /** Nothing is accepted: no invoice is asked for. */
  devolve: boolean;
  /** The invoice number that another request of the supplier has. */
  repetida: string | null;
}

/** The invoice of a delivery, and its check. */
export function DadosDaNota({ devolve, repetida }: DadosDaNotaProps) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const hoje = useHojeBR();
  const posta = useRef<string>(undefined);
  // The municipality's day may come after the form; a typed or cleared day is not overwritten.
  useEffect(() => {
    const atual: unknown = form.getFieldValue(DATA_DO_RECEBIMENTO);
    if (atual !== undefined && atual !== posta.current) return;
    posta.current = hoje;
    // Not typed: an untouched form closes without a question.
    form.setFields([{ name: DATA_DO_RECEBIMENTO, value: hoje, touched: false }]);
  }, [form, hoje]);
  return (
    <>
      <LinhaDeCampos>
        <CampoTexto
          nome={['notaFiscal', 'numero']}
          rotulo="Número da nota fiscal"
          obrigatorio={!devolve}
          max={LIMITES.numeroDocumento}
          maiusculo
        />
        <CampoMoeda nome={['notaFiscal', 'valor']} rotulo="Valor da nota" obrigatorio={!devolve} />
      </LinhaDeCampos>
      {!devolve && <CampoMotivoRepeticao nota={['notaFiscal']} repetida={repetida} />}
      <LinhaDeCampos>
        <CampoData nome={['notaFiscal', 'dataEmissao']} rotulo="Data de emissão" obrigatorio={!devolve} ate={hoje} />
        <CampoData
          nome={DATA_DO_RECEBIMENTO}
          rotulo="Data do recebimento"
          obrigatorio={!devolve}
          ate={hoje}
          regras={[DEPOIS_DA_EMISSAO]}
        />
      </LinhaDeCampos>
      <CampoTexto nome="observacao" rotulo="Observação" obrigatorio max={LIMITES.observacao} linhas={2} />
    </>
  );
}
