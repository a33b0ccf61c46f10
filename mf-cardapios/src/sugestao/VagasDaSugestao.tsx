import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { LINHAS_DE_PRATOS, tipoDaHora, violacoesDaHora, violacoesDaSugestao } from '@merenda/shared/regras';
import { Campo, CampoHora, LinhaDeCampos, ListaLinhas, opcoesDe, regra, SelectOpcoes } from '@merenda/shared/ui';
import { Form, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { useCardapiosDaEtapa } from '../cardapios/cardapios.api.js';
import { useEtapaDoFormulario } from '../etapas/useEtapaDoFormulario.js';
import { vagasDaEtapa, type CriteriosNoFormulario, type VagaDigitada } from './criterios.js';

const REFEICOES = opcoesDe(ROTULOS_TIPO_REFEICAO);

/** The meals of a school day: at first those of the stage's newest menu. */
export function VagasDaSugestao() {
  const form = Form.useFormInstance<CriteriosNoFormulario>();
  const etapa = useEtapaDoFormulario();
  const { data: cardapios } = useCardapiosDaEtapa(etapa ?? {});
  const preenchidas = useRef('');

  // Once for each stage: what the user types afterwards stays.
  useEffect(() => {
    if (!etapa || !cardapios) return;
    const para = `${etapa.categoria} ${etapa.modalidade}`;
    if (preenchidas.current === para) return;
    preenchidas.current = para;
    form.setFieldValue('vagas', vagasDaEtapa(etapa.modalidade, cardapios));
  }, [form, etapa, cardapios]);

  /** Leaving the hour: most meals of an hour are of one kind. A kind that was chosen stays. */
  function preencherTipo(indice: number): void {
    const { hora = '', tipo } = (form.getFieldValue(['vagas', indice]) ?? {}) as VagaDigitada;
    const provavel = violacoesDaHora(hora).length === 0 ? tipoDaHora(hora) : undefined;
    if (tipo === undefined && provavel !== undefined) form.setFieldValue(['vagas', indice, 'tipo'], provavel);
  }

  if (!etapa)
    return (
      <Typography.Paragraph type="secondary">
        Escolha a categoria e a modalidade para ver as refeições.
      </Typography.Paragraph>
    );
  const { minimo, maximo } = LINHAS_DE_PRATOS[etapa.modalidade];
  return (
    <ListaLinhas
      nome="vagas"
      rotulo={`Refeições de cada dia (de ${minimo} a ${maximo})`}
      rotuloLinha="Refeição"
      min={minimo}
      max={maximo}
      compacta
    >
      {(linha, indice) => (
        <LinhaDeCampos larguras={[6, 18]}>
          <div onBlur={() => preencherTipo(indice)}>
            <CampoHora nome={linha('hora')} rotulo="Hora" obrigatorio regras={[umaVez(indice)]} />
          </div>
          <Campo nome={linha('tipo')} rotulo="Tipo de refeição" obrigatorio>
            <SelectOpcoes opcoes={REFEICOES} />
          </Campo>
        </LinhaDeCampos>
      )}
    </ListaLinhas>
  );
}

/** Refuses a meal that an earlier row has. A row that is not typed yet is like no other. */
const umaVez = (indice: number) =>
  regra((_, ler) => {
    const vagas = ((ler('vagas') ?? []) as VagaDigitada[]).map(({ hora, tipo = 'ALMOCO' }, n) => ({
      hora: hora || `linha ${n}`,
      tipo,
    }));
    const { modalidade, de, semanas }: Pick<CriteriosNoFormulario, 'modalidade' | 'de' | 'semanas'> = {
      modalidade: ler('modalidade'),
      de: ler('de'),
      semanas: ler('semanas'),
    };
    return violacoesDaSugestao({ modalidade, de, semanas, vagas, fixos: [], excluidos: [] }).filter(
      ({ campo }) => campo === `vagas.${indice}.hora`,
    );
  });
