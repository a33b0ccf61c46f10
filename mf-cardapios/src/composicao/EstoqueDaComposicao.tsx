import { useUnidadeAtual } from '@merenda/shared';
import type { EstoqueDaComposicao as Estoque } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { Button, Typography } from 'antd';
import { useEstoqueDaComposicao, type ServidoEm } from './composicao.api.js';

interface EstoqueDaComposicaoProps {
  /** Null until the dishes and the students are chosen. */
  servidoEm: Omit<ServidoEm, 'unidade'> | null;
}

/** For how many school days the stock of the user's unit lasts. Two lines of text have their place from the beginning. */
export function EstoqueDaComposicao({ servidoEm }: EstoqueDaComposicaoProps) {
  const [atual] = useUnidadeAtual();
  const unidade = atual?.unidadeEducacional;
  const { data, isError, refetch } = useEstoqueDaComposicao(
    unidade && servidoEm ? { ...servidoEm, unidade: unidade.id } : null,
  );
  return (
    <div style={{ minHeight: 62, marginTop: 8, fontSize: 13 }}>
      <strong>Estoque</strong>
      <br />
      {unidade === undefined && 'Escolha a unidade em que trabalha, no alto da tela, para ver por quantos dias ele dá.'}
      {unidade && servidoEm === null && 'Escolha o que será servido e para quem.'}
      {unidade && servidoEm && isError && (
        <>
          Não foi possível calcular.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </>
      )}
      {unidade && servidoEm && data && !isError && (
        <>
          {frase(data)}
          {data.dias !== null && (
            <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
              {nomeProprio(unidade.nome)}, {formatarQuantidade(data.alunos, 0)} alunos, servindo em todos os dias de
              aula; sem contar outros cardápios e entregas.
            </Typography.Text>
          )}
        </>
      )}
    </div>
  );
}

function frase({ dias, falta }: Estoque): string {
  if (dias === null) return 'A unidade não tem matrículas desta etapa: não há como contar os dias.';
  if (falta === null) return `O estoque dá para ${dias} dias ou mais.`;
  const nome = nomeComum(falta.nome).toLowerCase();
  if (dias === 0) return `O estoque não dá para um dia: falta ${nome}.`;
  return `O estoque dá para ${dias} ${dias === 1 ? 'dia' : 'dias'}; depois falta ${nome}.`;
}
