import type { Cozinha, RefeicaoNova } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { Alerta } from '@merenda/shared/ui';
import { medida } from '../refeicao/medida.js';
import type { EsperaDaRefeicao } from './espera.js';
import { ExecutarSemPlano } from './ExecutarSemPlano.js';
import { EXECUCAO_A_ENVIAR } from './frases.js';
import type { RefeicaoComDia } from './refeicoes-do-dia.js';

interface RefeicaoAEnviarProps {
  dados: Cozinha;
  uma: RefeicaoComDia;
  registro: RefeicaoNova;
  espera: EsperaDaRefeicao;
  aoExecutar: () => void;
}

/** A meal that was registered on this phone and is not on the server yet, as it will be there. */
export function RefeicaoAEnviar({ dados, uma, registro, espera, aoExecutar }: RefeicaoAEnviarProps) {
  const { id, executa, recusados } = espera;
  const nomes = nomesDosAlimentos(dados);
  const nome = (id: number) => nomeComum(nomes.get(id) ?? '');
  const { quantidadeDePessoas, alimentos = [], substituicoes = [] } = registro;
  return (
    <section className="cozinha-parte" aria-label="Refeição a enviar">
      {recusados.length === 0 && (
        <Alerta
          type="warning"
          title={executa ? EXECUCAO_A_ENVIAR : 'Registrada, a enviar.'}
          acao={
            executa || id === null ? undefined : (
              <ExecutarSemPlano unidade={dados.unidade.id} uma={uma} id={id} aoExecutar={aoExecutar} />
            )
          }
        />
      )}
      <p>{formatarQuantidade(quantidadeDePessoas)} alunos</p>
      <ul className="cozinha-registros">
        {[
          ...alimentos,
          ...substituicoes.map(({ substituto, quantidade, unidadeDeMedida }) => ({
            id: substituto.id,
            valor: quantidade,
            unidadeDeMedida,
          })),
        ].map(({ id: alimento, valor, unidadeDeMedida }) => (
          <li key={alimento}>
            <span>{nome(alimento)}</span>
            <strong>{medida(valor, unidadeDeMedida)}</strong>
          </li>
        ))}
      </ul>
      {substituicoes.map(({ alimento, substituto, motivo }) => (
        <p key={alimento.id} className="cozinha-nota">
          {nome(substituto.id)} no lugar de {nome(alimento.id)}: {motivo}
        </p>
      ))}
    </section>
  );
}

function nomesDosAlimentos({ dias, emEstoque }: Cozinha): Map<number, string> {
  const dosPratos = dias.flatMap(({ refeicoes }) =>
    refeicoes.flatMap(({ itens, alternativas }) => [...itens, ...alternativas.flatMap((uma) => uma.itens)]),
  );
  return new Map([...emEstoque, ...dosPratos].map(({ alimento: { id, nome } }) => [id, nome]));
}
