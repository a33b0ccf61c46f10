import { consultasDeImportacoes } from '@merenda/shared/consultas';
import type { EntidadeImportavel, ImportacaoEmCurso } from '@merenda/shared/contratos';
import { DESCARTE_DA_IMPORTACAO, fraseDeContinuar } from '@merenda/shared/regras';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { Alerta } from '../tela/Alerta.js';
import { confirmarEExecutar } from '../envio/executar.js';
import { useHoje } from '../useHoje.js';
import { useDescartarImportacao } from './importacao.api.js';

interface ImportacoesAbertasProps {
  entidade: EntidadeImportavel;
  aoAbrir: (pilha: readonly number[]) => void;
}

/** The imports of an entity that the user has begun, also on another computer, and not finished. */
export function ImportacoesAbertas({ entidade, aoAbrir }: ImportacoesAbertasProps) {
  const { data = [] } = useQuery(consultasDeImportacoes.abertas());
  const descarte = useDescartarImportacao();
  const hoje = useHoje();

  const descartar = ({ id, nome }: ImportacaoEmCurso) =>
    confirmarEExecutar({
      mensagem: DESCARTE_DA_IMPORTACAO.pergunta(nome),
      sucesso: DESCARTE_DA_IMPORTACAO.feito,
      acao: () => descarte.mutateAsync(id),
    });

  return data
    .filter((uma) => uma.entidade === entidade && uma.estado !== 'GRAVADA')
    .map((uma) => (
      <Alerta
        key={uma.id}
        type="info"
        title={`${fraseDeContinuar(uma, hoje)}?`}
        acao={
          <Flex wrap gap="small">
            <Button
              aria-label={`Descartar a importação de ${uma.nome}`}
              disabled={uma.estado === 'GRAVANDO'}
              onClick={() => void descartar(uma)}
            >
              Descartar
            </Button>
            <Button aria-label={`Continuar a importação de ${uma.nome}`} onClick={() => aoAbrir([uma.id])}>
              Continuar
            </Button>
          </Flex>
        }
      />
    ));
}
