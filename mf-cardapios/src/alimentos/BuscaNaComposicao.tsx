import type { ComposicaoAlimento } from '@merenda/shared/contratos';
import { SelectOpcoes } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { useId } from 'react';
import { useComposicao } from './alimentos.api';

/** Picks a food of the composition table by name, so that nobody types nutrients. */
export function BuscaNaComposicao({ aoEscolher }: { aoEscolher: (alimento: ComposicaoAlimento) => void }) {
  const id = useId();
  const composicao = useComposicao();
  return (
    <Flex vertical gap={4} style={{ marginBottom: 24 }}>
      <label htmlFor={id}>Buscar na tabela de composição</label>
      <SelectOpcoes
        id={id}
        placeholder="Digite o nome: arroz, cenoura, leite…"
        opcoes={composicao.data?.map((alimento) => ({ valor: alimento.id, rotulo: `${alimento.nome} (${alimento.descricao})` }))}
        consulta={composicao}
        onChange={(escolhido) => {
          const alimento = composicao.data?.find((um) => um.id === escolhido);
          if (alimento) aoEscolher(alimento);
        }}
      />
      <Typography.Text type="secondary">Preenche nome, forma, quantidade base e componentes{fonteDe(composicao.data)}. Depois, confira e ajuste o que quiser.</Typography.Text>
    </Flex>
  );
}

function fonteDe(composicao: readonly ComposicaoAlimento[] | undefined): string {
  const fontes = new Set(composicao?.map(({ fonte }) => fonte));
  return fontes.size > 0 ? ` com os dados de ${new Intl.ListFormat('pt-BR').format(fontes)}` : '';
}
