import type { ReceitaDaCozinha } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { calcularExecucao } from '@merenda/shared/regras';
import { medida } from '../refeicao/medida.js';

/** The recipes of a dish, with the gross quantity of each ingredient for these students. */
export function Receitas({ receitas, alunos }: { receitas: readonly ReceitaDaCozinha[]; alunos: number }) {
  return (
    <section className="cozinha-parte" aria-label="Modo de preparo">
      <h3>Modo de preparo</h3>
      {receitas.map(({ id, nome, porcoes, modoPreparo, utensilios, tempoPreparoMin, ingredientes }) => (
        <details key={id} open={receitas.length === 1}>
          <summary>
            {nomeComum(nome)}
            {tempoPreparoMin !== null && ` (${formatarQuantidade(tempoPreparoMin)} min)`}
          </summary>
          <ul className="cozinha-registros">
            {ingredientes.map(({ alimento, quantidade, unidadeMedida }, i) => {
              const { total, unidadePos } = calcularExecucao(
                [{ quantidade, pesoBruto: null, unidadeMedida, porcoes }],
                { unidadePre: unidadeMedida, alunos, acrescimo: 0 },
              );
              return (
                <li key={i}>
                  <span>{nomeComum(alimento.nome)}</span>
                  <strong>{medida(total, unidadePos)}</strong>
                </li>
              );
            })}
          </ul>
          <p className="cozinha-modo">{modoPreparo}</p>
          {utensilios && <p className="cozinha-nota">Utensílios: {utensilios}</p>}
        </details>
      ))}
    </section>
  );
}
