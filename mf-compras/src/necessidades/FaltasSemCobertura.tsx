import { ROTULOS_SEM_COBERTURA, type FaltaSemCobertura } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, nomeProprio, SEM_VALOR } from '@merenda/shared/formatos';
import { comMedida, somar, TUDO_COM_CONTRATO } from '@merenda/shared/regras';
import { StatusTag, Tabela, useQuantidade, type Coluna } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { useMemo } from 'react';

/** What no contract covers, with the price that was paid last: what to tender, or to buy otherwise. */
export function FaltasSemCobertura({ faltas }: { faltas: readonly FaltaSemCobertura[] }) {
  const escrever = useQuantidade();
  const colunas = useMemo(
    (): Coluna<FaltaSemCobertura>[] => [
      { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade.nome), ordem: ({ unidade }) => unidade.nome },
      {
        titulo: 'Item',
        valor: ({ item, produto }) => nomeComum(produto?.nome ?? item.nome),
        ordem: ({ item }) => item.nome,
        principal: true,
      },
      {
        titulo: 'Motivo',
        valor: ({ motivo }) => <StatusTag tom="atencao" rotulo={ROTULOS_SEM_COBERTURA[motivo]} />,
        ordem: ({ motivo }) => ROTULOS_SEM_COBERTURA[motivo],
      },
      {
        titulo: 'Falta',
        valor: ({ falta, unidadeMedida }) => comMedida(falta, unidadeMedida),
        ordem: ({ falta }) => falta,
        numerica: true,
        destaque: true,
      },
      {
        titulo: 'Embalagens',
        valor: ({ embalagens, produto }) =>
          embalagens === null || produto === null ? SEM_VALOR : escrever(embalagens, produto),
        numerica: true,
        destaque: true,
      },
      {
        titulo: 'Último preço',
        valor: ({ ultimoPreco }) => (ultimoPreco === null ? 'Sem preço' : formatarMoeda(ultimoPreco)),
        numerica: true,
      },
      {
        titulo: 'Valor',
        valor: ({ valor }) => (valor === null ? SEM_VALOR : formatarMoeda(valor)),
        ordem: ({ valor }) => valor ?? 0,
        numerica: true,
      },
    ],
    [escrever],
  );
  return (
    <Flex vertical gap="middle">
      <Tabela<FaltaSemCobertura>
        rotulo="Faltas sem contrato ou sem saldo"
        emUmaLinha
        linhas={faltas}
        colunas={colunas}
        chave={({ unidade, item, unidadeMedida, produto }) =>
          `${unidade.id} ${item.id} ${unidadeMedida} ${produto?.id ?? ''}`
        }
        nomeDaLinha={({ unidade, item }) => `${nomeComum(item.nome)} em ${nomeProprio(unidade.nome)}`}
        vazio={TUDO_COM_CONTRATO}
      />
      <Typography.Text strong style={{ textAlign: 'right' }}>
        {somaEmPalavras(faltas)}
      </Typography.Text>
    </Flex>
  );
}

/** The total at the last prices; a lower bound where an item was never bought. */
function somaEmPalavras(faltas: readonly FaltaSemCobertura[]): string {
  const comPreco = faltas.flatMap(({ valor }) => (valor === null ? [] : [valor]));
  const semPreco = faltas.length - comPreco.length;
  if (comPreco.length === 0) return 'Nenhum destes itens foi comprado antes, por isso não há preço.';
  const total = formatarMoeda(somar(comPreco));
  return semPreco === 0
    ? `Total pelos últimos preços: ${total}`
    : `Ao menos ${total}: ${semPreco === 1 ? '1 linha não tem' : `${semPreco} linhas não têm`} preço.`;
}
