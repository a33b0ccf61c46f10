import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * The OpenAPI document at /api/openapi.json, generated from the same schemas that validate, and a page to browse it at
 * /api/docs.
 */
export default fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Merenda Escolar',
          description: 'API da gestão da alimentação escolar do município.',
          version: '1.0.0',
        },
        components: { securitySchemes: { sessao: { type: 'http', scheme: 'bearer' } } },
        security: [{ sessao: [] }],
      },
      transform: jsonSchemaTransform,
    });
    await app.register(swaggerUi, { routePrefix: '/api/docs' });
    app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  },
  { name: 'docs' },
);
