import { LIMITES, type Solicitacao } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { AVISO_PRAZO_INSUFICIENTE } from '@merenda/shared/regras';
import { Campo, CampoData, CampoMoeda, CampoTexto, LinhaDeCampos } from '@merenda/shared/ui';
import { Alert, Form, Typography, type FormRule } from 'antd';
import { useEffect, useRef } from 'react';
import { useHojeBR } from '../hoje';
import { EntradaImagem } from './EntradaImagem';
import { ItemRecebido } from './ItemRecebido';
import { itensPendentes, lotesQueChegaram, prazosCurtos, type RascunhoRecebimento } from './rascunho';

const DATA_DO_RECEBIMENTO = ['notaFiscal', 'dataRecebimento'];

/** The fields of a receipt: the invoice, and what arrived. */
export function CamposRecebimento({ solicitacao }: { solicitacao: Solicitacao }) {
  const form = Form.useFormInstance();
  const hoje = useHojeBR();
  const posta = useRef<string>(undefined);
  // The municipality's day may come after the form; what was typed, or cleared, is not overwritten.
  useEffect(() => {
    const atual: unknown = form.getFieldValue(DATA_DO_RECEBIMENTO);
    if (atual !== undefined && atual !== posta.current) return;
    posta.current = hoje;
    form.setFieldValue(DATA_DO_RECEBIMENTO, hoje);
  }, [form, hoje]);
  return (
    <>
      <LinhaDeCampos>
        <CampoTexto nome={['notaFiscal', 'numero']} rotulo="Número da nota fiscal" obrigatorio max={LIMITES.numeroDocumento} maiusculo />
        <CampoMoeda nome={['notaFiscal', 'valor']} rotulo="Valor da nota" obrigatorio />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoData nome={['notaFiscal', 'dataEmissao']} rotulo="Data de emissão" obrigatorio ate={hoje} />
        <CampoData nome={DATA_DO_RECEBIMENTO} rotulo="Data do recebimento" obrigatorio ate={hoje} regras={[DEPOIS_DA_EMISSAO]} />
      </LinhaDeCampos>
      <CampoTexto nome="observacao" rotulo="Observação" obrigatorio max={LIMITES.observacao} linhas={2} />
      <Campo nome="imagem" rotulo="Imagem da nota fiscal" ajuda="Arquivo .jpg, .jpeg ou .png de até 8 MB.">
        <EntradaImagem />
      </Campo>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        Produtos
      </Typography.Title>
      <Alert type="info" showIcon style={{ marginBottom: 16 }} title="Selecione os produtos que realmente chegaram." />
      {itensPendentes(solicitacao).map((item) => (
        <ItemRecebido key={item.id} item={item} />
      ))}
      <Consequencias solicitacao={solicitacao} />
    </>
  );
}

const DEPOIS_DA_EMISSAO: FormRule = ({ getFieldValue }) => ({
  validator: (_, recebimento: string | null) => {
    const emissao = lerData(String(getFieldValue(['notaFiscal', 'dataEmissao']) ?? ''));
    const chegada = lerData(recebimento ?? '');
    return emissao !== null && chegada !== null && chegada < emissao ? Promise.reject(new Error('O recebimento não pode ser anterior à emissão da nota.')) : Promise.resolve();
  },
});

/** What follows from what is checked: a short shelf life asks for a reason, nothing checked sends all back. */
function Consequencias({ solicitacao }: { solicitacao: Solicitacao }) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const valores = Form.useWatch<Partial<RascunhoRecebimento> | undefined>([], { form, preserve: true });
  const curtos = prazosCurtos(solicitacao, valores);
  if (lotesQueChegaram(solicitacao, valores?.produtos).length === 0) {
    return <Alert type="warning" showIcon title="Nenhum produto selecionado: a entrega será registrada como devolvida." />;
  }
  if (curtos.length === 0) return null;
  return (
    <>
      <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={curtos.join(', ')} description={AVISO_PRAZO_INSUFICIENTE} />
      <CampoTexto nome="justificativaValidade" rotulo="Justificativa do prazo de validade" obrigatorio max={LIMITES.observacao} linhas={2} />
    </>
  );
}
