import type { CardapiosDoDia, SituacaoNutriente } from '@merenda/shared/contratos';
import { ROTULOS_DIA_SEMANA } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { useId } from 'react';
import type { Atalho } from '../menu/menu.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { useSemana } from './hoje.api.js';
import { Releitura } from './Releitura.js';

const DIAS = Object.values(ROTULOS_DIA_SEMANA);

/**
 * The menus of the week with their dishes and how they meet the national reference. The card's height never changes.
 * The days come with their menus: a day below another one would move when the menus of that one come.
 */
export function Semana({ calendario }: { calendario: Atalho | undefined }) {
  const id = useId();
  const consulta = useSemana();
  return (
    <article className="cartao semana" aria-labelledby={id} aria-busy={consulta.isPending}>
      <h3 id={id}>Cardápios da semana</h3>
      {consulta.isError && <Releitura oQue="os cardápios da semana" consulta={consulta} />}
      {consulta.isPending && <p className="semana-espera">Carregando…</p>}
      {consulta.data && (
        <ol className="semana-dias" tabIndex={0} aria-labelledby={id}>
          {consulta.data.map(({ data, cardapios }, i) => (
            <li key={data}>
              <h4>
                {DIAS[i]} {data.slice(0, 5)}
              </h4>
              <Dia cardapios={cardapios} />
            </li>
          ))}
        </ol>
      )}
      {calendario && (
        <p className="semana-saida">
          <LinkDeTela atalho={calendario}>Abrir o calendário</LinkDeTela>
        </p>
      )}
    </article>
  );
}

/** Below the minimum is red, from it on green (specification 3, section 5). */
const MARCAS: Record<SituacaoNutriente, string> = {
  abaixo: 'perigo',
  acima: 'atencao',
  adequado: 'sucesso',
  ausente: 'neutro',
};

function Dia({ cardapios }: Pick<CardapiosDoDia, 'cardapios'>) {
  if (cardapios.length === 0) return <p className="semana-vazia">Nenhum cardápio vinculado.</p>;
  return (
    <ul>
      {cardapios.map(({ id, nome, unidades, pratos, referencia }) => (
        <li key={id}>
          <strong>{nomeComum(nome)}</strong>
          {referencia && <span className={`marca marca-${MARCAS[referencia.situacao]}`}>{referencia.frase}</span>}
          <span>{pratos.map(nomeComum).join(', ')}</span>
          <span className="semana-unidades">{unidades === 1 ? '1 unidade' : `${String(unidades)} unidades`}</span>
        </li>
      ))}
    </ul>
  );
}
