/** Reports as three services send them, about one address and one Message-ID; fields that nothing reads are shortened. */

export interface About {
  readonly address: string;
  readonly messageId: string;
}

/** Amazon SES with the original headers; `sns` puts it into a notification of SNS. */
export const ses = (
  { address, messageId }: About,
  kind: 'Bounce' | 'Complaint',
  type = 'Permanent',
): object => ({
  notificationType: kind,
  ...(kind === 'Bounce'
    ? {
        bounce: {
          bounceType: type,
          bounceSubType: 'General',
          reportingMTA: 'dns; email.example.com',
          bouncedRecipients: [
            { emailAddress: address, status: '5.1.1', action: 'failed', diagnosticCode: 'smtp; 550 5.1.1' },
          ],
          timestamp: '2026-05-04T15:10:00.000Z',
          feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
        },
      }
    : {
        complaint: {
          complainedRecipients: [{ emailAddress: address }],
          complaintFeedbackType: 'abuse',
          userAgent: 'AnyCompany Feedback Loop (V0.01)',
          timestamp: '2026-05-04T15:10:00.000Z',
          feedbackId: '000001378603177f-18c07c78-fa81-4a58-9dd1-fedc3cb8f49a-000000',
        },
      }),
  mail: {
    timestamp: '2026-05-04T15:00:11.000Z',
    source: 'people@aplauso.example',
    messageId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa0680-000000',
    destination: [address],
    headersTruncated: false,
    headers: [{ name: 'Message-ID', value: messageId }],
    commonHeaders: { from: ['people@aplauso.example'], to: [address], messageId, subject: 'Cerramos el 24' },
  },
});

export const sns = (message: object): object => ({
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:us-west-2:123456789012:mails',
  Message: JSON.stringify(message),
  Timestamp: '2026-05-04T15:10:01.000Z',
  SignatureVersion: '1',
  Signature: 'EXAMPLEw6JRN',
});

export const postmark = ({ address, messageId }: About, type: string): object => ({
  RecordType: type === 'SpamComplaint' ? 'SpamComplaint' : 'Bounce',
  MessageStream: 'outbound',
  ID: 692560173,
  Type: type,
  TypeCode: 1,
  Name: 'Hard bounce',
  Tag: '',
  MessageID: '2c1b63fe-43f2-4db5-91b0-8bdfa44a9316',
  Metadata: { 'message-id': messageId },
  ServerID: 23,
  Description: 'The server was unable to deliver your message.',
  Email: address,
  From: 'people@aplauso.example',
  BouncedAt: '2026-05-04T15:10:00Z',
  Inactive: true,
  CanActivate: true,
  Subject: 'Cerramos el 24',
});

/** Mailgun names the Message-ID without its angle brackets. */
export const mailgun = ({ address, messageId }: About, event: string, severity = 'permanent'): object => ({
  signature: { token: 'a'.repeat(50), timestamp: '1777907400', signature: 'b'.repeat(64) },
  'event-data': {
    id: 'G9Bn5sl1TC6nu79C8C0bwg',
    timestamp: 1777907400.5,
    'log-level': 'error',
    event,
    ...(event === 'failed' ? { severity, reason: 'suppress-bounce' } : {}),
    'delivery-status': {
      code: 605,
      message: '',
      description: 'Not delivering to previously bounced address',
    },
    recipient: address,
    'recipient-domain': 'taller.example',
    message: {
      headers: { to: address, 'message-id': messageId.slice(1, -1), from: 'people@aplauso.example' },
      attachments: [],
      size: 867,
    },
    'user-variables': {},
  },
});
