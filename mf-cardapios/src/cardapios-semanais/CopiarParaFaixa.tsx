import { ROTULOS_DIA_SEMANA, type CardapioResumo, type CardapioSemanalResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Alerta, copiaDe, PassoSeguinte, SelectOpcoes, useQuadroDoModal } from '@merenda/shared/ui';
import { Flex, Form, Modal } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCardapiosDaEtapa } from '../cardapios/cardapios.api.js';
import { CamposDaEtapa, type Etapa } from '../etapas/CamposDaEtapa.js';
import { paraFormulario, type SemanalNoFormulario } from './FormularioSemanal.js';
import { maisParecido } from './sugestao.js';

interface CopiarParaFaixaProps {
  semanal: CardapioSemanalResumo;
  aoFechar: () => void;
}

type Dia = CardapioSemanalResumo['cardapios'][number];

/**
 * Asks who the copy of a weekly menu is for and which of their menus replaces each one, and opens the registration with
 * them. The user sees the week and its mean there before saving it.
 */
export function CopiarParaFaixa({ semanal, aoFechar }: CopiarParaFaixaProps) {
  const [form] = Form.useForm<Etapa>();
  const categoria = Form.useWatch('categoria', form);
  const modalidade = Form.useWatch('modalidade', form);
  const [trocados, setTrocados] = useState<Partial<Record<Dia['diaSemana'], number | undefined>>>({});
  const cardapios = useCardapiosDaEtapa({ categoria, modalidade });
  const navigate = useNavigate();
  const etapa = categoria && modalidade ? { categoria, modalidade } : undefined;
  const mesma = etapa?.categoria === semanal.categoria.id && etapa.modalidade === semanal.modalidade.nome;
  const escolhido = ({ diaSemana, cardapio }: Dia): CardapioResumo | undefined =>
    diaSemana in trocados
      ? cardapios.data?.find(({ id }) => id === trocados[diaSemana])
      : maisParecido(cardapio.nome, cardapios.data ?? []);
  const escolhidos = semanal.cardapios.flatMap((dia) => {
    const cardapio = escolhido(dia);
    return cardapio ? [{ diaSemana: dia.diaSemana, cardapio: cardapio.id }] : [];
  });
  const faltam = semanal.cardapios.filter((dia) => escolhido(dia) === undefined);

  function continuar(): void {
    if (!etapa) return;
    const valores: SemanalNoFormulario = { ...copiaDe(paraFormulario(semanal)), ...etapa, cardapios: escolhidos };
    void navigate('/cardapio-semanal', { state: { valores } });
  }

  return (
    <Modal
      title={`Copiar ${nomeComum(semanal.nome)} para outra faixa`}
      open
      {...useQuadroDoModal(640)}
      onCancel={aoFechar}
      onOk={continuar}
      okText="Continuar"
      cancelText="Cancelar"
      okButtonProps={{ disabled: mesma || escolhidos.length === 0 }}
    >
      <Form<Etapa> form={form} layout="vertical" noValidate>
        <CamposDaEtapa aoMudar={() => setTrocados({})} />
      </Form>
      {mesma && <Alerta type="info" title="É a faixa deste cardápio semanal. Escolha outra, ou use 'Duplicar'." />}
      {etapa && !mesma && cardapios.data && (
        <Flex vertical gap="small">
          {semanal.cardapios.map((dia) => (
            <TrocaDoDia
              key={dia.diaSemana}
              dia={dia}
              cardapios={cardapios.data}
              escolhido={escolhido(dia)?.id}
              aoEscolher={(id) => setTrocados((antes) => ({ ...antes, [dia.diaSemana]: id }))}
            />
          ))}
          {faltam.length > 0 && (
            <Alerta
              type="warning"
              title={`Sem cardápio nesta faixa: ${faltam
                .map(
                  ({ diaSemana, cardapio }) =>
                    `${nomeComum(cardapio.nome)} (${ROTULOS_DIA_SEMANA[diaSemana].toLowerCase()})`,
                )
                .join(', ')}.`}
              description={
                <PassoSeguinte para="/cadastrar-cardapio" permissao="CARDAPIOS" valores={etapa}>
                  Cadastrar cardápio para esta faixa
                </PassoSeguinte>
              }
            />
          )}
        </Flex>
      )}
    </Modal>
  );
}

interface TrocaDoDiaProps {
  dia: Dia;
  cardapios: readonly CardapioResumo[];
  escolhido: number | undefined;
  aoEscolher: (id: number | undefined) => void;
}

/** The menu of a day, and the one that takes its place. */
function TrocaDoDia({ dia: { diaSemana, cardapio }, cardapios, escolhido, aoEscolher }: TrocaDoDiaProps) {
  const id = useId();
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>
        {ROTULOS_DIA_SEMANA[diaSemana]}: em lugar de {nomeComum(cardapio.nome)}
      </label>
      <SelectOpcoes<number>
        id={id}
        opcoes={cardapios.map((um) => ({ valor: um.id, rotulo: nomeComum(um.nome) }))}
        de="cardapiosDaEtapa"
        allowClear
        placeholder="Sem cardápio"
        value={escolhido}
        onChange={aoEscolher}
      />
    </Flex>
  );
}
