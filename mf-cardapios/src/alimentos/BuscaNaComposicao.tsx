import type { ComposicaoAlimento } from '@merenda/shared/contratos';
import { SelectOpcoes } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { useId, useState } from 'react';
import { useComposicao } from './alimentos.api';

/** Picks a food of the composition table by name, so that nobody types nutrients. */
export function BuscaNaComposicao({ aoEscolher }: { aoEscolher: (alimento: ComposicaoAlimento) => void }) {
  const id = useId();
  const composicao = useComposicao();
  const [escolhido, setEscolhido] = useState<ComposicaoAlimento | null>(null);
  return (
    <Flex vertical gap={4} style={{ marginBottom: 24 }}>
      <label htmlFor={id}>Buscar na tabela de composição</label>
      <SelectOpcoes
        id={id}
        placeholder="Digite o nome: arroz, cenoura, leite…"
        opcoes={composicao.data?.map((alimento) => ({ valor: alimento.id, rotulo: `${alimento.nome} (${alimento.descricao})` }))}
        consulta={composicao}
        onChange={(codigo) => {
          const alimento = composicao.data?.find((um) => um.id === codigo);
          if (!alimento) return;
          setEscolhido(alimento);
          aoEscolher(alimento);
        }}
      />
      <Typography.Text type="secondary">
        {escolhido ? `Fonte: ${escolhido.fonte}. Confira e ajuste o que quiser.` : 'Preenche nome, forma, quantidade base e componentes.'}
      </Typography.Text>
    </Flex>
  );
}
