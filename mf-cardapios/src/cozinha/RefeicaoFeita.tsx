import { useRede } from '@merenda/shared';
import { ROTULO_FALTA_EXECUTAR, type RefeicaoDaCozinha } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { Alerta } from '@merenda/shared/ui';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { medida } from '../refeicao/medida.js';
import { ExecutarSemPlano } from './ExecutarSemPlano.js';
import { EXECUCAO_A_ENVIAR } from './frases.js';
import type { RefeicaoComDia } from './refeicoes-do-dia.js';

const ModalExecutar = lazy(() =>
  import('../refeicao/ModalExecutar.js').then(({ ModalExecutar: tela }) => ({ default: tela })),
);

interface RefeicaoFeitaProps {
  unidade: number;
  uma: RefeicaoComDia;
  refeicao: NonNullable<RefeicaoDaCozinha['refeicao']>;
  /** Its execution waits for a network. */
  aEnviar: boolean;
  aoExecutar: () => void;
}

/** A registered meal: what it takes or has taken, and its execution while that is missing. */
export function RefeicaoFeita({ unidade, uma, refeicao, aEnviar, aoExecutar }: RefeicaoFeitaProps) {
  const [executando, setExecutando] = useState(false);
  const semRede = useRede(({ semRedeDesde }) => semRedeDesde !== null);
  const { executado, executadoEm, quantidadeDePessoas, registros, dietas, substituicoes, lancadaDepois } = refeicao;
  return (
    <section className="cozinha-parte" aria-label="Refeição registrada">
      <Alerta
        type={executado ? 'success' : 'warning'}
        title={
          aEnviar
            ? EXECUCAO_A_ENVIAR
            : executado
              ? `Executada em ${executadoEm}${lancadaDepois ? ', lançada depois' : ''}. Os alimentos saíram do estoque.`
              : `${ROTULO_FALTA_EXECUTAR}.`
        }
        acao={
          executado || aEnviar ? undefined : semRede ? (
            <ExecutarSemPlano unidade={unidade} uma={uma} id={refeicao.id} aoExecutar={aoExecutar} />
          ) : (
            <Button type="primary" onClick={() => setExecutando(true)}>
              Executar
            </Button>
          )
        }
      />
      <p>
        {formatarQuantidade(quantidadeDePessoas)} alunos
        {dietas?.map(({ patologia, alunos }) => `, ${formatarQuantidade(alunos)} com ${nomeComum(patologia.nome)}`)}
      </p>
      <ul className="cozinha-registros">
        {registros.map(({ alimento, valorArredondado, unidadeMedida }) => (
          <li key={alimento.id}>
            <span>{nomeComum(alimento.nome)}</span>
            <strong>{medida(valorArredondado, unidadeMedida)}</strong>
          </li>
        ))}
      </ul>
      {substituicoes?.map(({ alimento, substituto, motivo }) => (
        <p key={alimento.id} className="cozinha-nota">
          {nomeComum(substituto.nome)} no lugar de {nomeComum(alimento.nome)}: {motivo}
        </p>
      ))}
      {executando && (
        <Suspense>
          <ModalExecutar
            refeicao={{ id: refeicao.id, prato: uma.prato }}
            aoExecutar={aoExecutar}
            aoFechar={() => setExecutando(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
