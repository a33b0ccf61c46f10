import type { VersaoDoPreparo } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { confirmarEExecutar, EstadoErro, ModalDetalhes } from '@merenda/shared/ui';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { ResumoDaFicha } from '../ficha-tecnica/ResumoDaFicha.js';
import { TabelaDaFicha } from '../ficha-tecnica/TabelaDaFicha.js';
import { usePatologias } from '../etapas/etapas.api.js';
import { paraCorpo, paraFormulario } from './formulario.js';
import { useAlterarPreparo, useVersoes } from './preparos.api.js';
import { TabelaDeIngredientes, useDetalhesDaReceita } from './ReceitaExibida.js';

/** The versions of a preparation, newest first; an older one opens read-only, and may become the current one again. */
export function VersoesDoPreparo({ id }: { id: number }) {
  const versoes = useVersoes(id);
  const alterar = useAlterarPreparo();
  const { data: patologias } = usePatologias();
  const [aberta, setAberta] = useState<VersaoDoPreparo | null>(null);

  /** The old recipe is saved as an edit of the current one: it becomes the newest version, and none is lost. */
  function restaurar({ numero, receita }: VersaoDoPreparo): void {
    const atual = versoes.data?.find((versao) => versao.atual);
    if (!atual || !patologias) return;
    void confirmarEExecutar({
      mensagem: `Deseja realmente restaurar a versão ${numero}? A receita atual passa a ser igual a ela.`,
      acao: () =>
        alterar.mutateAsync({
          ...paraCorpo(paraFormulario(receita), patologias),
          id,
          versao: atual.receita.versao,
        }),
      sucesso: `Versão ${numero} restaurada com sucesso!`,
    });
  }

  return (
    <>
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Versões
      </Typography.Title>
      {versoes.error ? (
        <EstadoErro consulta={versoes} />
      ) : (
        <Skeleton active loading={!versoes.data} paragraph={{ rows: 1 }} title={false}>
          <Flex vertical gap="small" component="ul" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {versoes.data?.map((versao) => (
              <Flex key={versao.numero} component="li" wrap gap="small" align="center" justify="space-between">
                <span>{descrever(versao)}</span>
                {!versao.atual && (
                  <Flex gap="small">
                    <Button size="small" aria-label={`Ver a versão ${versao.numero}`} onClick={() => setAberta(versao)}>
                      Ver
                    </Button>
                    <Button
                      size="small"
                      aria-label={`Restaurar a versão ${versao.numero}`}
                      onClick={() => restaurar(versao)}
                    >
                      Restaurar
                    </Button>
                  </Flex>
                )}
              </Flex>
            ))}
          </Flex>
        </Skeleton>
      )}
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        Quando uma receita já usada em uma refeição muda, a versão anterior fica guardada.
      </Typography.Text>
      {aberta && <VersaoAberta versao={aberta} aoFechar={() => setAberta(null)} />}
    </>
  );
}

/** 'Versão 2 (atual) – Ana Lima, CRN-5 123, 01/02/2026 10:00 – 3 refeições' */
function descrever({ numero, atual, refeicoes, receita: { responsavel, alteradoEm } }: VersaoDoPreparo): string {
  const autor = responsavel && [nomeProprio(responsavel.nome), responsavel.crn].filter(Boolean).join(', ');
  return [
    `Versão ${numero}${atual ? ' (atual)' : ''}`,
    [autor, alteradoEm].filter(Boolean).join(', '),
    refeicoes === 1 ? '1 refeição' : `${formatarQuantidade(refeicoes)} refeições`,
  ]
    .filter(Boolean)
    .join(' – ');
}

function VersaoAberta({ versao, aoFechar }: { versao: VersaoDoPreparo; aoFechar: () => void }) {
  const { receita } = versao;
  const detalhesDe = useDetalhesDaReceita();
  return (
    <ModalDetalhes
      titulo={`${nomeComum(receita.nome)}: versão ${versao.numero}`}
      largura={720}
      aoFechar={aoFechar}
      detalhes={detalhesDe(receita)}
    >
      <TabelaDeIngredientes ingredientes={receita.ingredientes} />
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Ficha técnica do dia em que a primeira refeição foi registrada
      </Typography.Title>
      <ResumoDaFicha ficha={receita.ficha} />
      <TabelaDaFicha nutrientes={receita.ficha.nutrientes} por100g={receita.ficha.rendimento?.por100g} />
    </ModalDetalhes>
  );
}
