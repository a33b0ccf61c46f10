import type { TotalDeMatriculas } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { fraseDoRepasse } from '@merenda/shared/regras';
import { Typography } from 'antd';
import { useRepasse } from './matriculas.api.js';

interface MatriculasDoMunicipioProps {
  /** Undefined while they are read. */
  totais: readonly TotalDeMatriculas[] | undefined;
}

/** As long as the sentences of most municipalities: it takes their room until they are there. */
const COMPRIMENTO = 138;

/** The enrolments of the municipality in the newest year, and what the national programme transfers for them. */
export function MatriculasDoMunicipio({ totais = [] }: MatriculasDoMunicipioProps) {
  // Newest year first.
  const ano = totais[0]?.ano;
  const { data: repasse, isPending } = useRepasse(ano);
  if (ano === undefined || isPending) {
    return (
      <Typography.Text aria-hidden className="uma-linha" style={{ visibility: 'hidden' }}>
        {'matrículas '.repeat(COMPRIMENTO / 'matrículas '.length)}
      </Typography.Text>
    );
  }
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
