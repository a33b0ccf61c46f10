import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { quadroDaSemana } from '@merenda/shared/regras';
import { useTelaEstreita } from '@merenda/shared/ui';
import { CelulaDaVaga } from './CelulaDaVaga.js';
import { diaCurto, nomeDaSemana } from './nomes.js';
import type { Escolhas, SemanaDaProposta, Vaga } from './proposta.js';
import '../cardapios-semanais/grade.css';

interface SemanaNaTelaProps {
  semana: SemanaDaProposta;
  /** R$ of a pupil and day; null without prices. */
  custo: number | null;
  escolhas: Escolhas;
  /** It is being solved again. */
  ocupada: boolean;
  aoAbrir: (dia: string, vaga: Vaga) => void;
}

/** A week of the proposal: a table of days and meals, on a phone a card for each day. */
export function SemanaNaTela(props: SemanaNaTelaProps) {
  const { semana, custo, ocupada } = props;
  const estreita = useTelaEstreita();
  const titulo = nomeDaSemana(semana);
  return (
    <section aria-label={titulo} aria-busy={ocupada} className={ocupada ? 'sugestao-ocupada' : undefined}>
      <h2 className="sugestao-semana">
        {titulo}
        {custo !== null && <small>{formatarMoeda(custo)} por aluno e dia</small>}
      </h2>
      {estreita ? <DiasEmCartoes {...props} /> : <GradeDosDias {...props} titulo={titulo} />}
      {semana.semAula.length > 0 && (
        <p className="sugestao-sem-aula">
          Sem aula: {semana.semAula.map(({ dia, motivo }) => `${diaCurto(dia)} (${motivo})`).join('; ')}.
        </p>
      )}
    </section>
  );
}

function GradeDosDias({ semana: { dias }, escolhas, aoAbrir, titulo }: SemanaNaTelaProps & { titulo: string }) {
  const quadro = quadroDaSemana(
    dias.map(({ dia, vagas }) => vagas.map((vaga) => ({ hora: vaga.hora, tipo: vaga.tipo, prato: { dia, vaga } }))),
  );
  return (
    // It scrolls by keyboard too.
    <div className="grade-da-semana" role="group" aria-label={`Grade: ${titulo}`} tabIndex={0}>
      <table aria-label={titulo}>
        <thead>
          <tr>
            <th scope="col" className="grade-refeicao">
              Refeição
            </th>
            {dias.map(({ dia }) => (
              <th key={dia} scope="col">
                {diaCurto(dia)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quadro.map(({ tipo, hora, celulas }, linha) => (
            <tr key={linha}>
              <th scope="row">
                {ROTULOS_TIPO_REFEICAO[tipo]}
                <span className="grade-hora">{hora}</span>
              </th>
              {celulas.map((celula, coluna) => (
                <td key={coluna}>
                  {celula?.pratos.map(({ dia, vaga }) => (
                    <CelulaDaVaga key={vaga.prato.id} dia={dia} vaga={vaga} escolhas={escolhas} aoAbrir={aoAbrir} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DiasEmCartoes({ semana: { dias }, escolhas, aoAbrir }: SemanaNaTelaProps) {
  return (
    <ul className="sugestao-dias">
      {dias.map(({ dia, vagas }) => (
        <li key={dia}>
          <h3>{diaCurto(dia)}</h3>
          {vagas.map((vaga) => (
            <div key={`${vaga.hora} ${vaga.tipo}`} className="sugestao-refeicao">
              <small>
                {vaga.hora} · {ROTULOS_TIPO_REFEICAO[vaga.tipo]}
              </small>
              <CelulaDaVaga dia={dia} vaga={vaga} escolhas={escolhas} aoAbrir={aoAbrir} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
