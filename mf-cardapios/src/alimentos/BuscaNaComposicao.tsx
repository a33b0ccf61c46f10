import type { ComposicaoAlimento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { SelectOpcoes } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { useComposicao } from './alimentos.api.js';

interface BuscaNaComposicaoProps {
  id?: string;
  /** The chosen food, by its id in the composition table; given by the form, so that it empties with it. */
  value?: number;
  onChange?: (escolhido: number | undefined) => void;
  aoEscolher: (alimento: ComposicaoAlimento) => void;
}

/** Picks a food of the composition table by name, so that no one types nutrients. */
export function BuscaNaComposicao({ id, value, onChange, aoEscolher }: BuscaNaComposicaoProps) {
  const composicao = useComposicao();
  const porId = (codigo: number | undefined) => composicao.data?.find((um) => um.id === codigo);
  const escolhido = porId(value);
  return (
    <Flex vertical gap={4} style={{ marginBottom: 24 }}>
      {/* The link is before the field for Tab, too; where it does not fit beside the label it is below it. */}
      <Flex wrap="wrap-reverse" align="center" style={{ flexDirection: 'row-reverse', columnGap: 16 }}>
        <Link to="/importar-composicao" className="alvo">
          Importar uma tabela de composição (TACO, TBCA)
        </Link>
        <label htmlFor={id} style={{ marginInlineEnd: 'auto' }}>
          Buscar na tabela de composição
        </label>
      </Flex>
      <SelectOpcoes
        id={id}
        placeholder="Digite o nome: arroz, cenoura, leite…"
        opcoes={composicao.data?.map((alimento) => ({
          valor: alimento.id,
          rotulo: `${nomeComum(alimento.nome)} (${alimento.descricao})`,
        }))}
        consulta={composicao}
        value={value}
        onChange={(codigo) => {
          onChange?.(codigo);
          const alimento = porId(codigo);
          if (alimento) aoEscolher(alimento);
        }}
      />
      <Typography.Text type="secondary">
        {escolhido
          ? `Fonte: ${escolhido.fonte}. Confira e ajuste o que quiser.`
          : 'A escolha preenche nome, forma, quantidade base e componentes.'}
      </Typography.Text>
    </Flex>
  );
}
