import { ROTULOS_TIPO_LANCAMENTO } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Typography } from 'antd';
import { nomeDaUnidade, type EventoLido } from './eventos.js';

interface LinhaDoEventoProps {
  evento: EventoLido;
  /** False where a list below has the units. */
  comUnidades: boolean;
}

/** 'Semanal: Semana 1 · EMEF Norte': how an event was bound and where it is served. */
export function LinhaDoEvento({ evento: { tipo, lancamentos }, comUnidades }: LinhaDoEventoProps) {
  const semanais = [...new Set(lancamentos.flatMap(({ cardapioSemanal }) => cardapioSemanal?.nome ?? []))];
  const unidades = lancamentos.map(({ unidade }) => nomeDaUnidade(unidade));
  return (
    <Typography.Paragraph type="secondary">
      {ROTULOS_TIPO_LANCAMENTO[tipo]}
      {semanais.length > 0 && `: ${semanais.map(nomeComum).join(', ')}`}
      {comUnidades && ` · ${unidades.join(', ')}`}
    </Typography.Paragraph>
  );
}
