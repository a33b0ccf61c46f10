import {
  DIAS_SEMANA,
  LIMITES,
  ROTULOS_DIA_SEMANA,
  type CardapioResumo,
  type CardapioSemanalNovo,
  type CardapioSemanalResumo,
  type DiaSemana,
} from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { pratosPorExtenso, violacoesDosDias } from '@merenda/shared/regras';
import {
  Campo,
  CampoTexto,
  LinhaDeCampos,
  ListaLinhas,
  opcoesDe,
  regra,
  SelectOpcoes,
  useTelaEstreita,
  type EntidadeListada,
} from '@merenda/shared/ui';
import { Flex, Form, Typography, type FormInstance } from 'antd';
import { useEffect, useMemo } from 'react';
import { useCardapiosDaEtapa } from '../cardapios/cardapios.api.js';
import { CamposDaEtapa, type Etapa } from '../etapas/CamposDaEtapa.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { BotaoSugerir } from '../sugestao/BotaoSugerir.js';
import { ConformidadeDaSemana } from './ConformidadeDaSemana.js';
import { GradeDaSemana } from './GradeDaSemana.js';
import { MediaDaSemana } from './MediaDaSemana.js';
import type { LinhaDaSemana } from './semana.js';

export const SEMANAL: EntidadeListada = { artigo: 'o', nome: 'Cardápio Semanal', plural: 'Cardápios Semanais' };

const DIAS = opcoesDe(ROTULOS_DIA_SEMANA);

const SEM_CARDAPIOS: readonly CardapioResumo[] = [];
const SEM_LINHAS: readonly LinhaDaSemana[] = [];

/** A weekly menu as form values: category and menus by their ids. */
export interface SemanalNoFormulario extends Etapa {
  nome: string;
  cardapios: { diaSemana: DiaSemana; cardapio: number }[];
}

export const paraCorpo = ({ categoria, cardapios, ...semanal }: SemanalNoFormulario): CardapioSemanalNovo => ({
  ...semanal,
  categoria: { id: categoria },
  cardapios: cardapios.map(({ diaSemana, cardapio }) => ({ diaSemana, cardapio: { id: cardapio } })),
});

export const paraFormulario = ({
  nome,
  categoria,
  modalidade,
  cardapios,
}: CardapioSemanalResumo): SemanalNoFormulario => ({
  nome,
  categoria: categoria.id,
  modalidade: modalidade.nome,
  cardapios: cardapios.map(({ diaSemana, cardapio }) => ({ diaSemana, cardapio: cardapio.id })),
});

/** A row for each day from Monday to Friday, the menus to be chosen. */
export const UMA_SEMANA = {
  cardapios: DIAS_SEMANA.map((diaSemana) => ({ diaSemana })),
} as Partial<SemanalNoFormulario>;

/** The fields of a weekly menu. `edicao` shows category and modality, which no longer change. */
export function FormularioSemanal({ edicao = false }: { edicao?: boolean }) {
  const form = Form.useFormInstance<SemanalNoFormulario>();
  const categoria = Form.useWatch('categoria', form);
  const modalidade = Form.useWatch('modalidade', form);
  const cardapios = useCardapiosDaEtapa({ categoria, modalidade });
  useRevisaoDosDias(form);
  const linhas = (Form.useWatch('cardapios', form) ?? SEM_LINHAS) as readonly LinhaDaSemana[];
  const estreita = useTelaEstreita();
  const etapa = categoria && modalidade ? { categoria, modalidade } : undefined;
  const daSemana = useMemo(
    () => linhas.flatMap(({ cardapio }) => cardapios.data?.find(({ id }) => id === cardapio) ?? []),
    [linhas, cardapios.data],
  );
  const mudar = (novas: LinhaDaSemana[]) => {
    form.setFieldValue('cardapios', novas);
    // What the rows refused may be right now; without this the sentence would stay.
    form.setFields(novas.map((_, n) => ({ name: ['cardapios', n, 'cardapio'] as never, errors: [] })));
  };
  return (
    <>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      {/* The menus were for others: the rows stay, to be chosen again. */}
      <CamposDaEtapa
        fixa={edicao}
        aoMudar={() =>
          form.setFieldValue(
            'cardapios',
            (form.getFieldValue('cardapios') as SemanalNoFormulario['cardapios']).map(({ diaSemana }) => ({
              diaSemana,
            })),
          )
        }
      />
      {!edicao && (
        <Flex style={{ marginBottom: 16 }}>
          <BotaoSugerir comeco={etapa} />
        </Flex>
      )}
      {!estreita && etapa && <GradeDaSemana linhas={linhas} cardapios={cardapios.data ?? []} aoMudar={mudar} />}
      {etapa && <ConformidadeDaSemana linhas={linhas} cardapios={cardapios.data ?? SEM_CARDAPIOS} etapa={etapa} />}
      <div className="semana-e-media">
        <ListaLinhas
          nome="cardapios"
          rotulo="Dias"
          rotuloLinha="Dia"
          max={DIAS_SEMANA.length}
          compacta={!estreita}
          novaLinha={() => ({ diaSemana: diaLivre(diasDas(form)) })}
        >
          {(linha, indice) => (
            <LinhaDeCampos>
              <Campo
                nome={linha('diaSemana')}
                rotulo="Dia da semana"
                obrigatorio
                regras={[diaUnico(indice)]}
                dependencies={diasAnteriores(indice)}
              >
                <SelectOpcoes opcoes={DIAS} />
              </Campo>
              <Campo
                nome={linha('cardapio')}
                rotulo="Cardápio"
                obrigatorio
                // On a phone there is no grid: the food of the day is here.
                ajuda={estreita && pratosDaLinha(linhas[indice], cardapios.data)}
              >
                <SelectOpcoes
                  placeholder={etapa ? 'Selecione' : 'Escolha antes a categoria e a modalidade'}
                  opcoes={cardapios.data?.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }))}
                  consulta={etapa && cardapios}
                  de="cardapiosDaEtapa"
                />
              </Campo>
            </LinhaDeCampos>
          )}
        </ListaLinhas>
        {estreita ? (
          <Flex style={{ marginBottom: 24 }}>
            <BotaoFicha rotulo="Ver média da semana">
              <MediaDaSemana cardapios={daSemana} etapa={etapa} />
            </BotaoFicha>
          </Flex>
        ) : (
          <section aria-label="Média da semana" style={{ marginBottom: 24 }}>
            <Typography.Title level={2} style={{ fontSize: 16 }}>
              Média da semana
            </Typography.Title>
            <MediaDaSemana cardapios={daSemana} etapa={etapa} />
          </section>
        )}
      </div>
    </>
  );
}

const pratosDaLinha = (
  linha: LinhaDaSemana | undefined,
  cardapios: readonly CardapioResumo[] | undefined,
): string | undefined => {
  const cardapio = cardapios?.find(({ id }) => id === linha?.cardapio);
  return (
    cardapio && pratosPorExtenso(cardapio.pratos.map((um) => ({ ...um, prato: { nome: nomeComum(um.prato.nome) } })))
  );
};

type Formulario = Pick<FormInstance<SemanalNoFormulario>, 'getFieldValue'>;

/** The weekdays of the rows, as chosen so far. */
const diasDas = ({ getFieldValue }: Formulario): (DiaSemana | undefined)[] =>
  ((getFieldValue('cardapios') ?? []) as Partial<SemanalNoFormulario['cardapios'][number]>[]).map(
    ({ diaSemana }) => diaSemana,
  );

/** The first weekday that no row has yet. */
const diaLivre = (dias: readonly (DiaSemana | undefined)[]): DiaSemana | undefined =>
  DIAS_SEMANA.find((dia) => !dias.includes(dia));

/** Refuses a weekday that an earlier row has. */
const diaUnico = (indice: number) =>
  regra((_, getFieldValue) =>
    violacoesDosDias(diasDas({ getFieldValue })).filter(({ campo }) => campo === `${indice}.diaSemana`),
  );

/** The weekdays of the earlier rows: when one changes, this row is checked again. */
const diasAnteriores = (indice: number) =>
  Array.from({ length: indice }, (_, anterior) => ['cardapios', anterior, 'diaSemana']);

/** When a row goes, the refusals that are shown are checked again: the weekday that a row repeated may be free now. */
function useRevisaoDosDias(form: FormInstance<SemanalNoFormulario>): void {
  const linhas = Form.useWatch('cardapios', form)?.length;
  useEffect(() => {
    const recusados = form
      .getFieldsError()
      .filter(({ name, errors }) => name.at(-1) === 'diaSemana' && errors.length > 0);
    // A refusal is shown at its field, there is nothing else to do about it.
    if (recusados.length > 0)
      form
        .validateFields(recusados.map(({ name }) => name as ['cardapios', number, 'diaSemana']))
        .catch(() => undefined);
  }, [form, linhas]);
}
