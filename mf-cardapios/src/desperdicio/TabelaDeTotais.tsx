import { formatarPercentual, formatarQuantidade, SEM_VALOR } from '@merenda/shared/formatos';
import type { TotalDeAlunos } from './totais.js';

/** The numbers of the chart. */
export function TabelaDeTotais({ totais }: { totais: readonly TotalDeAlunos[] }) {
  return (
    <table className="desperdicio-totais">
      <caption>Totais de alunos</caption>
      <thead>
        <tr>
          <th scope="col">Situação</th>
          <th scope="col">Alunos</th>
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {totais.map(({ situacao, alunos, porcento }) => (
          <tr key={situacao}>
            <th scope="row">{situacao}</th>
            <td>{formatarQuantidade(alunos)}</td>
            <td>{porcento === null ? SEM_VALOR : formatarPercentual(porcento)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
