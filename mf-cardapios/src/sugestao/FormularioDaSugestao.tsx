import { ErroApi } from '@merenda/shared';
import {
  EXPLICACOES_DO_OBJETIVO,
  OBJETIVOS_DA_SUGESTAO,
  ROTULOS_OBJETIVO_DA_SUGESTAO,
  SEMANAS_DA_SUGESTAO,
} from '@merenda/shared/contratos';
import {
  Alerta,
  Campo,
  CampoMoeda,
  CampoQuantidade,
  EstadoErro,
  LinhaDeCampos,
  SelectOpcoes,
  SelectUnidade,
} from '@merenda/shared/ui';
import { Button, Card, Checkbox, Flex, Form, Radio } from 'antd';
import { useState } from 'react';
import { Dobrado } from '../conformidade/Dobrado.js';
import { CamposDaEtapa } from '../etapas/CamposDaEtapa.js';
import { paraPergunta, segundasAEscolher, type CriteriosNoFormulario, type Pergunta } from './criterios.js';
import { VagasDaSugestao } from './VagasDaSugestao.js';

const SEMANAS = Array.from({ length: SEMANAS_DA_SUGESTAO }, (_, n) => n + 1);

const OBJETIVOS = OBJETIVOS_DA_SUGESTAO.map((value) => ({
  value,
  label: (
    <>
      {ROTULOS_OBJETIVO_DA_SUGESTAO[value]}
      <small className="sugestao-explicacao">{EXPLICACOES_DO_OBJETIVO[value]}</small>
    </>
  ),
}));

/** Days of the longest period: no dish is served more often. */
const DIAS = 5 * SEMANAS_DA_SUGESTAO;

interface FormularioDaSugestaoProps {
  /** 'YYYY-MM-DD' */
  hoje: string;
  comeco: Partial<CriteriosNoFormulario>;
  /** Resolves when the answer is there; rejects with the refusal. */
  aoPerguntar: (pergunta: Pergunta, valores: CriteriosNoFormulario) => Promise<void>;
}

/** Who the menus are for, when, which meals, and what counts. What is rare is folded. */
export function FormularioDaSugestao({ hoje, comeco, aoPerguntar }: FormularioDaSugestaoProps) {
  const [form] = Form.useForm<CriteriosNoFormulario>();
  const [comOpcoes, setComOpcoes] = useState(false);
  const [falha, setFalha] = useState<unknown>();

  async function perguntar(): Promise<void> {
    // Also the folded fields.
    const valores = form.getFieldsValue(true) as CriteriosNoFormulario;
    setFalha(undefined);
    try {
      await aoPerguntar(paraPergunta(valores), valores);
    } catch (erro) {
      setFalha(erro);
      if (erro instanceof ErroApi)
        form.setFields(erro.campos.map(({ campo, mensagem }) => ({ name: caminhoDe(campo), errors: [mensagem] })));
    }
  }

  return (
    <Card>
      {/* Above the fields: the form comes back with its first line in sight. */}
      {falha !== undefined && (
        <div style={{ marginBottom: 16 }}>
          <FalhaDaPergunta erro={falha} aoTentar={() => form.submit()} />
        </div>
      )}
      <Form<CriteriosNoFormulario>
        form={form}
        layout="vertical"
        noValidate
        initialValues={{ vagas: [], ...comeco }}
        onFinish={() => void perguntar()}
      >
        <CamposDaEtapa />
        <LinhaDeCampos>
          <Campo
            nome="unidade"
            rotulo="Unidade"
            ajuda="Com uma unidade contam o calendário e o estoque dela; sem, só os dias letivos do município."
          >
            <SelectUnidade escopo="minhas" valor="unidade" allowClear placeholder="Todas as unidades" />
          </Campo>
          <Campo nome="de" rotulo="Primeira semana" obrigatorio>
            <SelectOpcoes opcoes={segundasAEscolher(hoje, comeco.de)} />
          </Campo>
          <Campo nome="semanas" rotulo="Quantas semanas">
            <Radio.Group optionType="button" options={SEMANAS} className="sugestao-semanas" />
          </Campo>
        </LinhaDeCampos>
        <VagasDaSugestao />
        <Campo nome="objetivo" rotulo="O que pesa na escolha">
          <Radio.Group vertical options={OBJETIVOS} />
        </Campo>
        <CampoMoeda
          nome="teto"
          rotulo="Custo máximo por aluno e dia"
          min={0.01}
          ajuda="Na média do período. Deixe em branco para não ter limite."
        />
        <Dobrado linha="Mais opções" aberto={comOpcoes} aoMudar={setComOpcoes}>
          <CampoQuantidade
            nome="vezes"
            rotulo="Quantas vezes um prato pode aparecer"
            casas={0}
            min={1}
            max={DIAS}
            ajuda="No período todo. Em branco, duas vezes a cada duas semanas. Nunca em dois dias seguidos."
          />
          <Campo nome="outrasRefeicoes" valuePropName="checked">
            <Checkbox>Usar um prato também fora das refeições em que é servido</Checkbox>
          </Campo>
          <Campo nome="foraDaEpoca" valuePropName="checked">
            <Checkbox>Usar alimentos fora da safra</Checkbox>
          </Campo>
        </Dobrado>
        <Flex justify="end" style={{ marginTop: 16 }}>
          <Button type="primary" htmlType="submit">
            Sugerir
          </Button>
        </Flex>
      </Form>
    </Card>
  );
}

/** 'vagas.0.hora' as the form names it. */
const caminhoDe = (campo: string) =>
  campo
    .replace(/^(categoria|unidade)\.id$/, '$1')
    .split('.')
    .map((parte) => (/^\d+$/.test(parte) ? Number(parte) : parte)) as never;

/** A refused question says what is wrong; another failure offers to ask again. */
function FalhaDaPergunta({ erro, aoTentar }: { erro: unknown; aoTentar: () => void }) {
  if (erro instanceof ErroApi && erro.status === 422)
    return <Alerta type="error" role="alert" title="Corrija a pergunta" description={erro.detail} />;
  return <EstadoErro erro={erro} aoTentar={aoTentar} />;
}
