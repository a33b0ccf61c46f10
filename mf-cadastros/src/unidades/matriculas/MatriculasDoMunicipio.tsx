import type { TotalDeMatriculas } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { fraseDoRepasse } from '@merenda/shared/regras';
import { Typography } from 'antd';
import { useRepasse } from './matriculas.api.js';

/** The enrolments of the municipality in the newest year, and what the national programme transfers for them. */
export function MatriculasDoMunicipio({ totais }: { totais: readonly TotalDeMatriculas[] }) {
  // Newest year first.
  const ano = totais[0]?.ano;
  const repasse = useRepasse(ano).data;
  if (ano === undefined) return null;
  const alunos = totais
    .filter((doAno) => doAno.ano === ano)
    .reduce((soma, { parcial, integral }) => soma + parcial + integral, 0);
  const frases = [
    `Matrículas de ${ano} no município: ${formatarQuantidade(alunos)}.`,
    ...(repasse ? [`Repasse do PNAE: ${fraseDoRepasse(repasse)}.`] : []),
  ].join(' ');
  return (
    <Typography.Text className="uma-linha" title={frases}>
      {frases}
    </Typography.Text>
  );
}
